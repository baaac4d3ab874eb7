interface PdfLinkProps {
  href: string;
  title: string;
}

/** A link to a PDF made from a page; the build, which makes the PDF, fills in its pages and size. */
export function PdfLink({ href, title }: PdfLinkProps) {
  return (
    <a href={href} className="text-link">
      Open PDF<span className="sr-only"> of {title}</span>
      <span data-pdf-facts={href} />
    </a>
  );
}
