/** Names of Greek letters: `α` is `alpha`, and `Δ` is `Delta`. */
export const greekNames: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  [
    'α alpha β beta γ gamma δ delta ε epsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu',
    'ν nu ξ xi ο omicron π pi ρ rho ς sigma σ sigma τ tau υ upsilon φ phi χ chi ψ psi ω omega',
    'Α Alpha Β Beta Γ Gamma Δ Delta Ε Epsilon Ζ Zeta Η Eta Θ Theta Ι Iota Κ Kappa Λ Lambda Μ Mu',
    'Ν Nu Ξ Xi Ο Omicron Π Pi Ρ Rho Σ Sigma Τ Tau Υ Upsilon Φ Phi Χ Chi Ψ Psi Ω Omega',
  ]
    .join(' ')
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? '']] : [])),
);
