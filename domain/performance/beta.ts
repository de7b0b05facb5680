/** The logarithm of the gamma function for numbers above 0 (Lanczos, g = 7; 15 digits). */
const lanczosFirst = 0.99999999999980993
const lanczos: readonly number[] = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const sum = lanczos.reduce((total, coefficient, index) => total + coefficient / (x + index), lanczosFirst)
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

const tiny = 1e-300

/** The continued fraction of the incomplete beta function (Lentz). */
function fraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / guarded(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m <= 300; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / guarded(1 + even * d)
    c = guarded(1 + even / c)
    result *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / guarded(1 + odd * d)
    c = guarded(1 + odd / c)
    result *= d * c
    if (Math.abs(d * c - 1) < 1e-12) break
  }
  return result
}

const guarded = (value: number): number => (Math.abs(value) < tiny ? tiny : value)

/** The probability that a Beta variable is below `x`. */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b
}

/** Below which value a Beta variable is with that probability, to six digits. */
export function betaQuantile(probability: number, a: number, b: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (betaCdf(middle, a, b) < probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}
