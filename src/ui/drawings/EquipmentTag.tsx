interface EquipmentTagProps {
  y?: number;
  children: string;
}

/** Draws a tag number, centered below its equipment. */
export const EquipmentTag = ({ y = 118, children }: EquipmentTagProps) => (
  <text className="tag" x="60" y={y} textAnchor="middle">
    {children}
  </text>
);
