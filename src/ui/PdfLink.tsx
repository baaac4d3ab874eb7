interface PdfLinkProps {
  href: string;
  title: string;
}

/** A link to the PDF of a page. The build fills in the number of pages and the file size. */
export function PdfLink({ href, title }: PdfLinkProps) {
  return (
    <a href={href} className="text-link">
      Open PDF<span className="sr-only"> of {title}</span>
      <span data-pdf-facts={href} />
    </a>
  );
}
