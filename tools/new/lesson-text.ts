/** Text of a new lesson: a working example with instructions. */
export const lessonText = String.raw`
## Why you need it

Write here: when students need this, and what they can do afterward. Two or three sentences are enough. Until you replace it, this lesson’s example is a stream of water in a heater.

## The idea

Write here: the idea in a paragraph, the way you’d tell a friend. What goes in comes out: the heat you put in leaves with the water, so the water has to get warmer.

## The equations

Write here what the equation says, in the sentence before it. The heat rate is the mass flow rate times the heat capacity times the temperature rise:

$$
\dot Q = \dot m\, c_p\, (T_2 - T_1)
$$

| Symbol    | Meaning                         | Unit      |
| --------- | ------------------------------- | --------- |
| $\dot Q$  | heat rate into the water        | kW        |
| $\dot m$  | mass flow rate                  | kg/s      |
| $c_p$     | heat capacity                   | kJ/(kg K) |
| $T_1$     | inlet temperature               | °C        |
| $T_2$     | outlet temperature              | °C        |

## A worked example

<Example title="A water heater">

Write here: a problem in words, ending with the question. A heater warms a stream of water and loses no heat. How much heat does it take?

<Given name="m" symbol="\dot m" value="2.50 kg/s">
  Water flow rate
</Given>
<Given name="T1" symbol="T_1" value="20 degC">
  Inlet temperature
</Given>
<Given name="T2" symbol="T_2" value="80 degC">
  Outlet temperature
</Given>
<Given name="cp" symbol="c_p" value="4.18 kJ/(kg K)" source="a table of water’s properties, 50 °C">
  Heat capacity of water
</Given>

<Step name="rise" symbol="\Delta T" value="T2 - T1" unit="K">

Write here why you start with this: only the difference matters.

</Step>

<Step name="Q" symbol="\dot Q" value="m*cp*rise" unit="kW">

Write here why this comes next: every kilogram takes up the same heat.

</Step>

<Result name="Q">Heat</Result>

</Example>

<YourTurn title="A larger heater">

Write here: the same problem with other numbers, where students do some of the steps. A larger heater warms more water, but not as far. How much heat does it take?

<Given name="m" value="4.00 kg/s" from="3.00" to="6.00" by="0.10" />
<Given name="T2" value="65 degC" from="50" to="75" by="1" />

<Pick step="rise">
  Write here: a question about the formula of a step. Which temperatures count?
  <Wrong value="T2">The water wasn’t at zero when it came in.</Wrong>
  <Wrong value="T2/T1">A ratio of temperatures isn’t a rise.</Wrong>
</Pick>
<Open step="Q">
  Write here: a question about the value of a step. How much heat does the water take?
  <Let name="freezing" value="0 degC" />
  <Mistake value="m*cp*(T2 - freezing)">
    Write here: why this is wrong. That’s the heat from the freezing point, but the water comes in warmer.
  </Mistake>
</Open>

</YourTurn>

<Plot over="T" from="20 degC" to="80 degC" x="Outlet temperature" xUnit="degC" y="Heat" yUnit="kW" yFrom="0" alt="The heat rises in a straight line from zero at 20 °C to {Q} at 80 °C.">
<Curve y="m*cp*(T - T1)" label="heat" />
<Point x="T2" y="Q" label="the example" />

Write here what to look for: twice the rise takes twice the heat.

</Plot>

## Mistakes people make

<Warning title="A temperature isn’t a difference.">

Write here: the first mistake, and how to avoid it. Only the rise from {T1} to {T2} matters, and that’s {rise}.

</Warning>

<Warning title="Kilojoules aren’t kilowatts.">

Write here: the second one. A flow of {m} absorbs heat every second.

</Warning>

## Check yourself

<SelfCheck>

Write here: a question. How much heat do you need for twice the flow?

<Let name="Qtwice" value="2*Q" unit="kW" />

You need {Qtwice}, twice as much.

<Answer name="Qtwice">Heat</Answer>
<Mistake value="Q">You used the flow rate from the example.</Mistake>

</SelfCheck>

<SelfCheck>

Write here: a second one. Does it matter how long the pipe is?

No, as long as it loses no heat on the way.

</SelfCheck>

<SelfCheck>

Write here: a third one. How much heat does it take if the water leaves as cold as it came in?

None: the temperature doesn’t rise.

</SelfCheck>

## Where to go next

Write here what builds on this lesson, and where the numbers come from. Then cite two or three books by chapter, as docs/lessons.md shows.

<Reference href="https://www.nist.gov/pml/special-publication-811">NIST guide to units</Reference>

<Second>

Visitors never see this. It gets from the givens to the same result another way: here each kilogram brings some heat in and takes more out.

<Let name="hIn" value="cp*T1" unit="kJ/kg" />
<Let name="hOut" value="cp*T2" unit="kJ/kg" />
<Solve name="Q" equation="m*hIn + Q = m*hOut" from="0" to="10000" unit="kW" />

</Second>
`;
