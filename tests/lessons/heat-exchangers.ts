// Second calculation of the worked examples in content/lessons/heat-exchangers.mdx, from their
// statements alone.

const hotCapacityFlow = 1.0 * 4190; // W/K
const coldCapacityFlow = 1.6 * 4180; // W/K
const hotIn = 85; // °C
const coldIn = 20; // °C
const outerDiameter = 0.0422; // m
const innerDiameter = 0.0351; // m

/** Watts per metre of pipe and kelvin: resistances in series on one metre of pipe. */
function lineConductance(foulingInside: number, foulingOutside: number) {
  const filmInside = 5000; // W/(m^2·K), on the inner surface
  const filmOutside = 4400; // W/(m^2·K), on the outer surface
  const conductivity = 15; // W/(m·K)
  const inside = (1 / filmInside + foulingInside) / (Math.PI * innerDiameter); // m·K/W
  const wall = Math.log(outerDiameter / innerDiameter) / (2 * Math.PI * conductivity);
  const outside = (1 / filmOutside + foulingOutside) / (Math.PI * outerDiameter);
  return 1 / (inside + wall + outside);
}

/** Length of pipe for a duty: Simpson's rule on dL = dq / (conductance · (Th - Tc)). */
function pipeLength(duty: number, conductance: number, counterCurrent: boolean) {
  const steps = 2000;
  const coldOut = coldIn + duty / coldCapacityFlow; // °C
  const inverseDifference = (passed: number) => {
    const hot = hotIn - passed / hotCapacityFlow;
    const cold = counterCurrent
      ? coldOut - passed / coldCapacityFlow
      : coldIn + passed / coldCapacityFlow;
    return 1 / (hot - cold);
  };
  let sum = inverseDifference(0) + inverseDifference(duty);
  for (let i = 1; i < steps; i++) {
    sum += (i % 2 === 0 ? 2 : 4) * inverseDifference((duty * i) / steps);
  }
  return (sum * duty) / steps / 3 / conductance; // m
}

/** Counter-current or co-current: the energy balance integrated along the pipe. */
function design() {
  const hotOut = 50; // °C
  const duty = hotCapacityFlow * (hotIn - hotOut); // W
  const conductance = lineConductance(88e-6, 176e-6);
  const surface = Math.PI * outerDiameter; // m^2 of outer surface per metre
  const length = pipeLength(duty, conductance, true);
  return {
    A: length * surface,
    Len: length,
    Aco: pipeLength(duty, conductance, false) * surface,
  };
}

/** Rating: bisection on the duty until the clean exchanger needs the length that is there. */
function firstDay() {
  const length = design().Len; // m
  const conductance = lineConductance(0, 0);
  let low = 0; // W
  let high = 0.999 * hotCapacityFlow * (hotIn - coldIn); // W
  for (let i = 0; i < 60; i++) {
    const duty = (low + high) / 2;
    if (pipeLength(duty, conductance, true) < length) low = duty;
    else high = duty;
  }
  return {
    Qcl: low / 1000,
    Th2cl: hotIn - low / hotCapacityFlow,
    Tc2cl: coldIn + low / coldCapacityFlow,
  };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...design(), ...firstDay() };
