/** Box-Cox power, median and coefficient of variation of a measure at an age. */
type Lms = readonly [number, number, number]

/** The ages of the tables below, in months. */
export const standardAges = [0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24] as const

const normal = (rows: readonly (readonly [number, number])[]): readonly Lms[] => rows.map(([m, s]) => [1, m, s])

/**
 * WHO Child Growth Standards: weight-for-age and length-for-age (2006), head circumference-for-age (2007), from the monthly
 * LMS tables of https://www.who.int/tools/child-growth-standards/standards. Length and head circumference have a power of 1.
 * Weights are kilograms, the others centimetres.
 */
const standard = {
  weight: {
    male: [
      [0.3487, 3.3464, 0.14602],
      [0.2297, 4.4709, 0.13395],
      [0.197, 5.5675, 0.12385],
      [0.1738, 6.3762, 0.11727],
      [0.1553, 7.0023, 0.11316],
      [0.1257, 7.934, 0.10958],
      [0.1021, 8.6151, 0.10882],
      [0.082, 9.1649, 0.10891],
      [0.0644, 9.6479, 0.10925],
      [0.0413, 10.3108, 0.11007],
      [0.0211, 10.9385, 0.11119],
      [0.0029, 11.5486, 0.11261],
      [-0.0137, 12.1515, 0.11426],
    ],
    female: [
      [0.3809, 3.2322, 0.14171],
      [0.1714, 4.1873, 0.13724],
      [0.0962, 5.1282, 0.13],
      [0.0402, 5.8458, 0.12619],
      [-0.005, 6.4237, 0.12402],
      [-0.0756, 7.297, 0.12204],
      [-0.1288, 7.9487, 0.12181],
      [-0.17, 8.48, 0.12223],
      [-0.2024, 8.9481, 0.12268],
      [-0.2384, 9.6008, 0.12299],
      [-0.2637, 10.2315, 0.12309],
      [-0.2815, 10.8534, 0.12335],
      [-0.2941, 11.4775, 0.1239],
    ],
  },
  length: {
    male: normal([
      [49.8842, 0.03795],
      [54.7244, 0.03557],
      [58.4249, 0.03424],
      [61.4292, 0.03328],
      [63.886, 0.03257],
      [67.6236, 0.03165],
      [70.5994, 0.03124],
      [73.2812, 0.03118],
      [75.7488, 0.03137],
      [79.1458, 0.03197],
      [82.2587, 0.03279],
      [85.1348, 0.03376],
      [87.8161, 0.03479],
    ]),
    female: normal([
      [49.1477, 0.0379],
      [53.6872, 0.0364],
      [57.0673, 0.03568],
      [59.8029, 0.0352],
      [62.0899, 0.03486],
      [65.7311, 0.03448],
      [68.7498, 0.0344],
      [71.4818, 0.03452],
      [74.015, 0.03479],
      [77.5099, 0.03534],
      [80.7079, 0.03598],
      [83.6654, 0.03666],
      [86.4153, 0.03734],
    ]),
  },
  head: {
    male: normal([
      [34.4618, 0.03686],
      [37.2759, 0.03133],
      [39.1285, 0.02997],
      [40.5135, 0.02918],
      [41.6317, 0.02868],
      [43.3306, 0.02817],
      [44.53, 0.02796],
      [45.4051, 0.0279],
      [46.0661, 0.02789],
      [46.806, 0.02792],
      [47.3711, 0.028],
      [47.8408, 0.0281],
      [48.2515, 0.02821],
    ]),
    female: normal([
      [33.8787, 0.03496],
      [36.5463, 0.0321],
      [38.2521, 0.03168],
      [39.5328, 0.0314],
      [40.5817, 0.03119],
      [42.1995, 0.03087],
      [43.3671, 0.03063],
      [44.2319, 0.03044],
      [44.8965, 0.03027],
      [45.6551, 0.03006],
      [46.2424, 0.02987],
      [46.7384, 0.02972],
      [47.1822, 0.02957],
    ]),
  },
} as const satisfies Record<string, Record<string, readonly Lms[]>>

export type Measure = keyof typeof standard
export type Sex = keyof (typeof standard)[Measure]

/** The parameters at an age, in a straight line between the ages of the table. */
function lmsAt(measure: Measure, sex: Sex, months: number): Lms {
  const rows: readonly Lms[] = standard[measure][sex]
  const at = Math.max(
    1,
    standardAges.findIndex((age) => age >= months),
  )
  const [from = 0, to = 24] = standardAges.slice(at - 1, at + 1)
  const part = (months - from) / (to - from)
  const [[l1, m1, s1] = [1, 1, 1], [l2, m2, s2] = [1, 1, 1]] = rows.slice(at - 1, at + 1)
  return [l1 + part * (l2 - l1), m1 + part * (m2 - m1), s1 + part * (s2 - s1)]
}

/** The measure of a child with this z-score at an age in months. */
export function measureAt(measure: Measure, sex: Sex, months: number, z: number): number {
  const [l, m, s] = lmsAt(measure, sex, months)
  return Math.abs(l) < 1e-6 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l)
}

/** The z-score of a measure at an age in months. */
export function zScoreOf(measure: Measure, sex: Sex, months: number, value: number): number {
  const [l, m, s] = lmsAt(measure, sex, months)
  return Math.abs(l) < 1e-6 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s)
}
