/** Blood at 37 °C: pH, millimetres of mercury, milliequivalents a litre. */
interface AcidBase {
  readonly pH: number
  readonly pco2: number
  readonly hco3: number
}

const pK = 6.1
/** mmol a litre that dissolve for each mmHg. */
const solubility = 0.0307
/** mmHg at sea level, and of the water vapour in the airways. */
const air = 760
const vapour = 47

/** The pH of Henderson and Hasselbalch. */
export const pHOf = ({pco2, hco3}: Omit<AcidBase, 'pH'>): number => pK + Math.log10(hco3 / (solubility * pco2))

/** Half of the last digit of a number that is written with at most one decimal. */
export const halfDigit = (value: number): number => (Number.isInteger(value) ? 0.5 : 0.05)

/** Whether pH, pressure and bicarbonate may be one blood's, each rounded as it is written and the pH to a hundredth. */
export function agrees({pH, pco2, hco3}: AcidBase): boolean {
  const [gas, base] = [halfDigit(pco2), halfDigit(hco3)]
  const least = pHOf({pco2: pco2 + gas, hco3: hco3 - base})
  const most = pHOf({pco2: pco2 - gas, hco3: hco3 + base})
  return pH + 0.005 >= least && pH - 0.005 <= most
}

/** The base excess of the extracellular fluid (Van Slyke's equation), in mEq/L. */
export const baseExcessOf = ({pH, hco3}: Omit<AcidBase, 'pco2'>): number => 0.93 * (hco3 - 24.4 + 14.8 * (pH - 7.4))

/** The saturation of haemoglobin in percent: Severinghaus' curve, moved by the pH. */
export function saturationOf(po2: number, pH: number): number {
  const moved = po2 * 10 ** (0.48 * (pH - 7.4))
  return 100 / (1 + 23_400 / (moved ** 3 + 150 * moved))
}

/** mmHg of oxygen and carbon dioxide together that no alveolus goes beyond, breathing so many percent of oxygen at sea level. */
export const alveolarRoom = (fio2: number): number => (fio2 / 100) * (air - vapour)
