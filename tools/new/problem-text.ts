/** Text of a new problem: a working example with instructions. */
export const problemText = String.raw`
Write here what happens and what you’re asking, with everything a student needs to answer. Until then, here’s an example: a pump lifts water into a tank on a roof. Neglect friction in the pipe. How much power does the pump’s motor deliver?

<Given name="V" symbol="\dot V" value="12.0 L/s" from="5.0" to="30.0" by="0.5">
  Water flow rate
</Given>
<Given name="h" symbol="h" value="25 m" from="10" to="40" by="1">
  Height of the tank above the pump
</Given>
<Given name="eta" symbol="\eta" value="0.65">
  Efficiency of the pump
</Given>
<Given name="rho" symbol="\rho" value="998 kg/m^3" source="a table of water’s properties, 20 °C">
  Density of water
</Given>
<Let name="g" symbol="g" value="9.81 m/s^2" />

<Hint>

Write here where to look first. Every kilogram gains the same potential energy on its way up.

</Hint>
<Hint>

Write here the last idea students need before the arithmetic. Only part of what the motor delivers reaches the water.

</Hint>

<Solution>

<Step name="Pw" symbol="P_w" value="rho*g*V*h" unit="kW">

Write here why: this is what the water gains.

</Step>

<Step name="P" symbol="P" value="Pw/eta" unit="kW">

Write here why: the pump loses the rest, so the motor delivers more.

</Step>

</Solution>

<Answer name="P" unit="kW" digits="3" from="0.5 kW" to="50 kW">
  Power of the motor
</Answer>
<Mistake value="rho*g*V*h">
  You left out the efficiency. That’s what the water gains, and the pump loses some on the way.
</Mistake>
<Mistake value="rho*g*V*h*eta">
  You multiplied by the efficiency. The motor has to deliver more than the water gains.
</Mistake>
<Mistake value="rho*g*V*h/(1 - eta)">
  You divided by the share that’s lost. The water gets the other share.
</Mistake>

<Second>

Visitors never see this. It gets from the givens to the same answer another way: here it’s the energy of one hour, for all the water that went up.

<Let name="hour" value="1 hr" />
<Let name="mass" value="rho*V*hour" unit="kg" />
<Solve name="P" equation="P*hour = mass*g*h + (1 - eta)*P*hour" from="0" to="100" unit="kW" />

</Second>
`;
