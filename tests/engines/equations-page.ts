/** One equation for each kind that lessons use. */
const samples: [kind: string, tex: string][] = [
  ['fraction', String.raw`t = \frac{m\, c_p\, (T_2 - T_1)}{P}`],
  ['nested fraction', String.raw`U = \frac{1}{\frac{1}{h_i} + \frac{x}{k} + \frac{1}{h_o}}`],
  ['root', String.raw`v = \sqrt{\frac{2\, \Delta p}{\rho}} + x\,\sqrt{2}`],
  [
    'sum with limits',
    String.raw`\sum_{i=1}^{n} x_i = 1, \qquad \int_0^\infty e^{-t/\tau}\, dt = \tau`,
  ],
  ['accents', String.raw`\dot m\, \hat h + \bar T + \dot Q = \hat{H}_2 - \bar{v}^2`],
  ['scripts', String.raw`K_{p}^{\,a_1} = x_{A,2}^{2} + e^{-E_a/(R T)} + T_{\mathrm{in}}`],
  [
    'brackets that stretch',
    String.raw`\left( \frac{p_2}{p_1} \right)^{\!\frac{\gamma - 1}{\gamma}} = \left[ 1 + \left( \frac{a}{b} \right) \right]`,
  ],
  [
    'cases',
    String.raw`f = \begin{cases} 64/\mathit{Re} & \mathit{Re} < 2100 \\ 0.316\, \mathit{Re}^{-1/4} & \text{otherwise} \end{cases}`,
  ],
  [
    'lines under each other',
    String.raw`\begin{aligned} Q &= m\, c_p\, (T_2 - T_1) \\ &= 1.20\,\mathrm{kg} \cdot 4.18\,\mathrm{kJ/(kg \cdot K)} \cdot 75\,\mathrm{K} \\ &= 376\,\mathrm{kJ} \end{aligned}`,
  ],
  [
    'long',
    String.raw`m_s \lambda = m_w c_w T_2 - m_w c_w T_1 + m_k c_k T_2 - m_k c_k T_1 + U A\, (T_s - T_w)\, t = 12{,}300\,\mathrm{kJ}`,
  ],
];

const inline = String.raw`\dot m = \rho v A`;

export const equationsFile = 'src/pages/equations.astro';

export const equationsRoute = '/equations';

/** A page that shows the samples with the styles of lessons. */
export const equationsPage = `---
import { typeset, typesetEquation } from '../documents/maths/typeset.ts';
import { EquationBox, MathsPieces } from '../features/documents/Maths.tsx';
import PageLayout from '../shell/PageLayout.astro';
import '../ui/prose.css';
import '../features/documents/documents.css';

const samples = ${JSON.stringify(samples)};
const inline = ${JSON.stringify(inline)};
---

<PageLayout title="Equations" indexed={false}>
  <article class="prose document wrap">
    <h1>Equations</h1>
    <p>
      Within a line, <MathsPieces maths={typeset(inline).maths} /> stands among words, and the words
      go on to the next line after it.
    </p>
    {samples.map(([kind, tex]) => (
      <>
        <p>{kind}</p>
        <EquationBox equation={typesetEquation(tex)} />
      </>
    ))}
  </article>
</PageLayout>
`;
