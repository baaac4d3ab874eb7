interface BreadcrumbProps {
  steps: readonly { label: string; href: string }[];
}

export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb no-print text-small">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ label, href }, index) => (
          <li key={href}>
            {index > 0 && (
              <span aria-hidden="true" className="mr-2 text-soft">
                /
              </span>
            )}
            <a href={href} className="text-link">
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
