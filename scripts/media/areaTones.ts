/** The colours of an area in print and film: filled, as dark ground, as light ground, and written on the dark one. */
export type AreaTone = {readonly solid: string; readonly deep: string; readonly tint: string; readonly glow: string}

/** The tone of what belongs to no area: the brand's own, which internal medicine shares. */
export const brandTone: AreaTone = {solid: '#0d4f5a', deep: '#062a30', tint: '#e7f0ef', glow: '#8fd0d5'}

const tones: ReadonlyMap<string, AreaTone> = new Map([
  ['CIR', {solid: '#8a411a', deep: '#34190b', tint: '#f7ede6', glow: '#eda87d'}],
  ['CM', brandTone],
  ['GO', {solid: '#8f2f57', deep: '#3a1024', tint: '#f8eaf0', glow: '#f3abc8'}],
  ['PED', {solid: '#28602b', deep: '#0f2f18', tint: '#e8f2e8', glow: '#9fdba6'}],
  ['SC', {solid: '#4a3b8f', deep: '#1d1640', tint: '#edebf7', glow: '#bfb5f3'}],
])

/** The colours that an area (`CM`, `PED`, …) is printed and filmed in. */
export const toneOf = (area: string): AreaTone => tones.get(area) ?? brandTone
