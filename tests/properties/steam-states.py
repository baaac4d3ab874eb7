"""Writes states of water and steam by a second implementation of IAPWS-IF97, Debian's python3-iapws.

/usr/bin/python3 tests/properties/steam-states.py 240 > tests/properties/steam-states.json

A row of "states" is p, T, v, h, s, cp, w; one of "saturated" is T, p, then v, h and s of the liquid and
of the vapor. Half as many again are of region 3, the dense steam around the critical point, in lists of
their own. SI units, for one kilogram. With 2000 in place of 240 and STEAM_STATES set to the file,
tests/steam-states.test.ts reads as many.
"""
import json
import math
import random
import sys

from iapws import IAPWS97
from iapws.iapws97 import _P23_T, _PSat_T, _Region3
from scipy.optimize import newton

count = int(sys.argv[1])
draw = random.Random(1997)


def figures(values, count=12):
    return [float(f"{value:.{count}g}") for value in values]


def is_dense(p, T):
    """Whether region 3 has it, which lies above a border from 350 to 590 °C."""
    return 623.15 < T < 863.15 and p > _P23_T(T)


states = []
while len(states) < count:
    # Half of them hold for every state alike, half are liquid, which is a small corner of them.
    liquid = len(states) % 2 == 1
    T = draw.uniform(273.16, 623.15 if liquid else 1073.15)
    p = draw.uniform(0.001, 100) if liquid else math.exp(draw.uniform(math.log(0.00062), math.log(100)))
    # What is printed is what is computed: a rounded temperature would be another state.
    p, T = figures([p], 8)[0], figures([T], 8)[0]
    if is_dense(p, T):
        continue
    one = IAPWS97(P=p, T=T)
    states.append(figures([p * 1e6, T, one.v, one.h * 1e3, one.s * 1e3, one.cp * 1e3, one.w]))

saturated = []
for _ in range(count // 4):
    T = figures([draw.uniform(273.16, 623.15)], 8)[0]
    low, high = IAPWS97(T=T, x=0), IAPWS97(T=T, x=1)
    row = [T, low.P * 1e6]
    for end in (low, high):
        row += [end.v, end.h * 1e3, end.s * 1e3]
    saturated.append(figures(row))

draw = random.Random(3)
dense = []
while len(dense) < count // 2:
    # Half of them all over region 3, half around the critical point.
    near = len(dense) % 2 == 1
    T = figures([draw.uniform(640, 660) if near else draw.uniform(623.15, 863.15)], 8)[0]
    p = draw.uniform(20, 26) if near else draw.uniform(16.5, 100)
    if not is_dense(p, T) or (abs(T - 647.096) < 0.1 and abs(p - 22.064) < 0.03):
        continue
    # Its equation is in density, so that is what's rounded, and the pressure has all its digits.
    rho = figures([IAPWS97(P=p, T=T).rho], 8)[0]
    one = _Region3(rho, T)
    dense.append([one["P"] * 1e6, T] + figures(
        [1 / rho, one["h"] * 1e3, one["s"] * 1e3, one["cp"] * 1e3, one["w"]]))

dense_saturated = []
for _ in range(count // 8):
    T = figures([draw.uniform(623.15, 646.99)], 8)[0]
    p = _PSat_T(T)
    row = [T, p * 1e6]
    for x in (0, 1):
        # The package stops its own search after eight digits.
        rho = newton(lambda rho: _Region3(rho, T)["P"] - p, IAPWS97(T=T, x=x).rho, tol=1e-9)
        end = _Region3(rho, T)
        row += [end["v"], end["h"] * 1e3, end["s"] * 1e3]
    dense_saturated.append(figures(row))


def table(rows):
    return ",\n".join(json.dumps(row) for row in rows)


lists = {"states": states, "saturated": saturated, "dense": dense, "denseSaturated": dense_saturated}
print("{\n" + ",\n".join(f'"{name}": [\n{table(rows)}\n]' for name, rows in lists.items()) + "\n}")
