/** Adds a course and a problem of a civil engineering board. Neither has a drawing. */
export const civilContent = {
  'content/courses.yaml': [
    'subjects: []',
    `subjects:
  - name: Structures
    classes:
      - code: CEE 201
        name: Statics
        lessons:
          - title: Reactions of a Beam
            description: What each support carries.
            lesson: beam-reactions`,
  ],
  'content/practice.yaml': [
    'classes: []',
    `classes:
  - code: CEE 201
    name: Statics
    problems:
      - loaded-beam`,
  ],
} as const;

export const civilLesson = String.raw`---
title: Reactions of a Beam
description: What each support carries.
course: CEE 201
minutes: 5
needs: []
reviewed: 2026-09-01
---

## Why you need it

A beam rests on two supports and carries a load. Before you ask whether it holds, you need to know what each support carries.

## The idea

Nothing moves, so the moments about the left support cancel.

${'Every load on the beam ends up in one of its supports. '.repeat(20).trim()}

${'Move the cart, and watch which of the two supports feels it more. '.repeat(20).trim()}

${'The beam itself is light, so we leave its own weight out here. '.repeat(20).trim()}

## The equations

The moments about the left support leave only the load and the support on the right:

$$
R_B\, L = P\, a
$$

| Symbol | Meaning                           | Unit |
| ------ | --------------------------------- | ---- |
| $P$    | load                              | kN   |
| $L$    | span                              | m    |
| $a$    | distance of the load from the left | m    |
| $R_B$  | what the right support carries    | kN   |

## A worked example

<Example title="A footbridge">

A light beam spans a ditch, and a cart stands on it. What does the right support carry?

<Given name="P" symbol="P" value="24.0 kN">
  Weight of the cart
</Given>
<Given name="L" symbol="L" value="8.00 m">
  Span
</Given>
<Given name="a" symbol="a" value="3.00 m">
  Distance of the cart from the left
</Given>

<Step name="RB" symbol="R_B" value="P*a/L" unit="kN">

Take moments about the left support, where its own force has none.

</Step>

<Result name="RB">Right support</Result>

</Example>

<Plot over="x" from="0 m" to="8 m" x="Place of the cart" xUnit="m" y="Right support" yUnit="kN" alt="What the right support carries rises in a straight line from zero to the whole load.">
<Curve y="P*x/L" label="right support" />
<Point x="a" y="RB" label="the example" />

It grows evenly with the distance.

</Plot>

## Mistakes people make

<Warning title="The nearer support carries more.">

If the far one came out larger, you measured from the wrong end.

</Warning>

<Warning title="A moment has an arm.">

Measure every distance from the same point.

</Warning>

## Check yourself

<SelfCheck>

The cart moves to the middle. What does each support carry?

Half of the load.

</SelfCheck>

<SelfCheck>

The cart stands right above the left support. What does the right one carry?

Nothing.

</SelfCheck>

<SelfCheck>

The load doubles. What does the right support carry?

Twice as much.

</SelfCheck>

## Where to go next

Try [a loaded beam](/resources/study-materials/problems/loaded-beam).

<Reference href="https://www.asce.org/">American Society of Civil Engineers</Reference>

<Second>

Visitors never see this: moments about the right support give the other force first.

<Solve name="RA" equation="RA*L = P*(L - a)" from="0" to="24" unit="kN" />
<Let name="RB" value="P - RA" unit="kN" />

</Second>
`;

export const civilProblem = String.raw`---
title: A loaded beam
description: What does the right support carry?
class: CEE 201
topic: Beams
size: warm-up
minutes: 5
lesson: beam-reactions
reviewed: 2026-09-01
---

A light beam on two supports carries one load. What does the right support carry?

<Given name="P" symbol="P" value="20.0 kN" from="10.0" to="40.0" by="1.0">
  Load
</Given>
<Given name="L" symbol="L" value="6.00 m" from="5.00" to="9.00" by="0.25">
  Span
</Given>
<Given name="a" symbol="a" value="2.00 m" from="1.00" to="2.25" by="0.25">
  Distance of the load from the left support
</Given>

<Hint>

Which point makes one of the two unknown forces disappear?

</Hint>
<Hint>

Take moments about the left support.

</Hint>

<Solution>

<Step name="RB" symbol="R_B" value="P*a/L" unit="kN">

The load’s moment over the span.

</Step>

</Solution>

<Answer name="RB" unit="kN" digits="3" from="0.5 kN" to="50 kN">
  Right support
</Answer>
<Mistake value="P*(L - a)/L">
  That’s what the left support carries.
</Mistake>
<Mistake value="P/2">
  You split the load evenly. It isn’t in the middle.
</Mistake>
<Mistake value="P">
  That’s the whole load. The left support carries some of it.
</Mistake>

<Second>

Moments about the right support, and what’s left of the load.

<Solve name="RA" equation="RA*L = P*(L - a)" from="0" to="50" unit="kN" />
<Let name="RB" value="P - RA" unit="kN" />

</Second>
`;
