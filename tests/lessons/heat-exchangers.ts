// Second calculation of the worked examples in content/lessons/heat-exchangers.mdx, from their
// statements alone.

import type { Explored } from '../../tools/second-answers.ts';

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

/** Effectiveness of an exchanger with so many watts per kelvin of UA. */
function effectiveness(size: number, hot: number, cold: number, counterCurrent: boolean) {
  const [smaller, larger] = [Math.min(hot, cold), Math.max(hot, cold)];
  const [units, ratio] = [size / smaller, smaller / larger];
  if (!counterCurrent) return (1 - Math.exp(-units * (1 + ratio))) / (1 + ratio);
  const left = Math.exp(-units * (1 - ratio));
  return (1 - left) / (1 - ratio * left);
}

/** The job that readers change: UA by bisection until the effectiveness reaches the hot outlet. */
export function explore({ way = NaN, Th2 = NaN, mc = NaN, Tc1 = NaN }: Explored) {
  const cold = mc * 4180; // W/K
  const coefficient = lineConductance(88e-6, 176e-6) / (Math.PI * outerDiameter); // W/(m^2·K)
  const most = Math.min(hotCapacityFlow, cold) * (hotIn - Tc1); // W
  const duty = (hotIn - Th2) * hotCapacityFlow; // W
  const sizeFor = (counterCurrent: boolean) => {
    const reach = (size: number) =>
      effectiveness(size, hotCapacityFlow, cold, counterCurrent) * most;
    let [low, high] = [0, 1e7]; // W/K
    if (reach(high) < duty) return NaN;
    for (let i = 0; i < 100; i++) {
      const size = (low + high) / 2;
      if (reach(size) < duty) low = size;
      else high = size;
    }
    return low;
  };
  const [size, counter, co] = [sizeFor(way === 1), sizeFor(true), sizeFor(false)];
  const Tmix = Tc1 + (hotIn - Tc1) / (1 + cold / hotCapacityFlow); // °C
  const coldOut = Tc1 + duty / cold; // °C
  return {
    area: size / coefficient,
    A: counter / coefficient,
    Aco: co / coefficient,
    Q: duty / 1000,
    Tc2: coldOut,
    Tmix,
    gapA: way === 1 ? hotIn - coldOut : hotIn - Tc1,
    gapB: way === 1 ? Th2 - Tc1 : Th2 - coldOut,
    meanGap: duty / size,
  };
}
