/** A whole lesson below its first lines: it computes, and says where its author has to write. */
export const lessonText = String.raw`
## What it is for

Write here when a student needs this, and what can be done with it afterwards. Two or three sentences are enough. Until you have replaced it, the example of this lesson is a stream of water that is heated.

## The idea

Write here the idea in a paragraph, as you would say it to a friend. What goes in comes out: the heat that is put in goes into the water, which has no other way to take it than to become warmer.

## The equations

Write here what the equation says, in the sentence before it. The heat is the mass flow times the heat capacity times the rise of the temperature:

$$
\dot Q = \dot m\, c_p\, (T_2 - T_1)
$$

| Symbol    | Meaning                         | Unit      |
| --------- | ------------------------------- | --------- |
| $\dot Q$  | heat that is put in             | kW        |
| $\dot m$  | mass flow                       | kg/s      |
| $c_p$     | heat capacity                   | kJ/(kg K) |
| $T_1$     | temperature where it comes in   | °C        |
| $T_2$     | temperature where it goes out   | °C        |

## A worked example

<Example title="A water heater">

Write here a problem in words, with what is asked. A heater warms a stream of water; nothing is lost. What heat does it take?

<Given name="m" symbol="\dot m" value="2.50 kg/s">
  Mass flow of the water
</Given>
<Given name="T1" symbol="T_1" value="20 degC">
  Temperature at the inlet
</Given>
<Given name="T2" symbol="T_2" value="80 degC">
  Temperature at the outlet
</Given>
<Given name="cp" symbol="c_p" value="4.18 kJ/(kg K)" source="NIST WebBook, 50 °C">
  Heat capacity of water
</Given>

<Step name="rise" symbol="\Delta T" value="T2 - T1" unit="K">

Write here why this is the first step: only the difference counts.

</Step>

<Step name="Q" symbol="\dot Q" value="m*cp*rise" unit="kW">

Write here why this is the next: every kilogram takes up the same.

</Step>

<Result name="Q">Heat</Result>

</Example>

<Plot over="T" from="20 degC" to="80 degC" x="Temperature at the outlet" xUnit="degC" y="Heat" yUnit="kW" yFrom="0" alt="The heat rises in a straight line from nothing at 20 °C to {Q} at 80 °C.">
<Curve y="m*cp*(T - T1)" label="heat" />
<Point x="T2" y="Q" label="the example" />

Write here what there is to see: twice the rise takes twice the heat.

</Plot>

## Mistakes people make

<Warning title="A temperature is not a difference.">

Write here the first mistake, and how not to make it. Only the rise from {T1} to {T2} counts, and it is {rise}.

</Warning>

<Warning title="Kilojoules are not kilowatts.">

Write here the second one. A flow of {m} takes heat in every second.

</Warning>

## Check yourself

<SelfCheck>

Write here a question. What heat does twice the flow take?

<Let name="Qtwice" value="2*Q" unit="kW" />

It is {Qtwice}, twice as much.

<Answer name="Qtwice">Heat</Answer>
<Mistake value="Q">That is the heat for the flow of the example.</Mistake>

</SelfCheck>

<SelfCheck>

Write here a second one. Does it matter how long the pipe is?

It does not, as long as nothing is lost on the way.

</SelfCheck>

<SelfCheck>

Write here a third one. What is the heat if the water leaves as it came?

It is nothing: there is no rise.

</SelfCheck>

## Where to go next

Write here what builds on this lesson, and where the numbers come from.

<Reference href="https://webbook.nist.gov/chemistry/">NIST Chemistry WebBook</Reference>

<Second>

Nobody who visits the site sees this. It comes to the same result from the givens in another way: here each kilogram brings its enthalpy in and takes it out.

<Let name="hIn" value="cp*T1" unit="kJ/kg" />
<Let name="hOut" value="cp*T2" unit="kJ/kg" />
<Solve name="Q" equation="m*hIn + Q = m*hOut" from="0" to="10000" unit="kW" />

</Second>
`;
