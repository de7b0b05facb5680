const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const format = new Intl.RelativeTimeFormat('pt-BR')

/** `há 3 dias`: how long ago an instant was, in the largest unit that fits; `agora mesmo` within a minute (spec 2§2). */
export function timeAgo(at: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1_000))
  const unit = units.find(([, length]) => seconds >= length)
  return unit === undefined ? 'agora mesmo' : format.format(-Math.floor(seconds / unit[1]), unit[0])
}
