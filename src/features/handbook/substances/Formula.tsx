export function Formula({ of }: { of: string }) {
  return (
    <span className="whitespace-nowrap">
      {of
        .split(/(\d+)/)
        .map((part, index) =>
          index % 2 === 1 ? <sub key={index}>{part}</sub> : <span key={index}>{part}</span>,
        )}
    </span>
  );
}
