interface PdfLinkProps {
  href: string;
  title: string;
}

/** A link to a page's PDF; the build fills in its page count and size. */
export function PdfLink({ href, title }: PdfLinkProps) {
  return (
    <a href={href} className="text-link">
      Open PDF<span className="sr-only"> of {title}</span>
      <span data-pdf-facts={href} />
    </a>
  );
}
