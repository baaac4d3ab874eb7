"""Writes states of water and steam by a second implementation of IAPWS-IF97, Debian's python3-iapws.

/usr/bin/python3 tests/properties/steam-states.py 240 > tests/properties/steam-states.json

A row of "states" is p, T, v, h, s, cp, w; one of "saturated" is T, p, then v, h and s of the liquid and
of the vapor. SI units, for one kilogram. With 2000 in place of 240 and STEAM_STATES set to the file,
tests/steam-states.test.ts reads as many.
"""
import json
import math
import random
import sys

from iapws import IAPWS97
from iapws.iapws97 import _P23_T

count = int(sys.argv[1])
draw = random.Random(1997)


def figures(values, count=12):
    return [float(f"{value:.{count}g}") for value in values]


def is_ours(p, T):
    """Whether regions 1 and 2 have it: region 3 lies above a border from 350 to 590 °C."""
    return not (623.15 < T < 863.15 and p > _P23_T(T))


states = []
while len(states) < count:
    # Half of them hold for every state alike, half are liquid, which is a small corner of them.
    liquid = len(states) % 2 == 1
    T = draw.uniform(273.16, 623.15 if liquid else 1073.15)
    p = draw.uniform(0.001, 100) if liquid else math.exp(draw.uniform(math.log(0.00062), math.log(100)))
    # What is printed is what is computed: a rounded temperature would be another state.
    p, T = figures([p], 8)[0], figures([T], 8)[0]
    if not is_ours(p, T):
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


def table(rows):
    return ",\n".join(json.dumps(row) for row in rows)


print('{\n"states": [\n' + table(states) + '\n],\n"saturated": [\n' + table(saturated) + "\n]\n}")
