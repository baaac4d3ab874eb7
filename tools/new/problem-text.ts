/** A whole problem below its first lines: it computes, and says where its author has to write. */
export const problemText = String.raw`
Write here what happens and what you’re asking, with everything a student needs to answer. Until then, here’s an example: steam heats water. The steam condenses at 400 kPa and leaves as hot liquid. Neglect heat losses. What steam flow rate does it take?

<Given name="mw" symbol="\dot m_w" value="2.50 kg/s" from="1.00" to="6.00" by="0.05">
  Water flow rate
</Given>
<Given name="dT" symbol="\Delta T" value="57 K" from="30" to="80" by="1">
  Temperature rise of the water
</Given>
<Given name="cp" symbol="c_p" value="4.18 kJ/(kg K)" source="NIST WebBook, near 50 °C">
  Heat capacity of water
</Given>
<Given name="lam" symbol="\lambda" value="2133 kJ/kg" source="NIST WebBook, 400 kPa">
  Heat of vaporization of the steam
</Given>

<Hint>

Write here where to look first. The heat the steam gives up is the heat the water takes up.

</Hint>
<Hint>

Write here the last idea students need before the arithmetic. The steam only condenses, so each kilogram gives up just $\lambda$.

</Hint>

<Solution>

<Step name="Q" symbol="\dot Q" value="mw*cp*dT" unit="kW">

Write here why: this is what the water takes up.

</Step>

<Step name="ms" symbol="\dot m_s" value="Q/lam" unit="kg/s">

Write here why: every kilogram of steam gives up its heat of vaporization.

</Step>

</Solution>

<Answer name="ms" unit="kg/s" digits="3" from="0.01 kg/s" to="2 kg/s">
  Steam flow rate
</Answer>
<Mistake value="mw*cp*dT/(lam + cp*dT)">
  You let the condensate cool. It leaves as hot liquid.
</Mistake>
<Let name="hf" value="604.7 kJ/kg" />
<Mistake value="mw*cp*dT/hf">
  You divided by the condensate’s enthalpy. The condensate takes that with it when it leaves.
</Mistake>
<Let name="cpSteam" value="2.1 kJ/(kg K)" />
<Mistake value="mw*cpSteam*dT/lam">
  You used the heat capacity of steam. You’re heating liquid water here.
</Mistake>

<Second>

Visitors never see this. It gets from the givens to the same answer another way: here it’s one balance around all the streams, without the heat that goes between them.

<Let name="hSteam" value="2737.7 kJ/kg" />
<Let name="hCondensate" value="604.7 kJ/kg" />
<Solve name="ms" equation="ms*hSteam = ms*hCondensate + mw*cp*dT" from="0" to="5" unit="kg/s" />

</Second>
`;
