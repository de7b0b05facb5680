/**
 * What the law of time in Brazil says, written down by hand from the decrees so that it does not come from the time zone
 * data that the rules use: hours west of UTC, and summer time (one hour more) for the zones that kept it in those years.
 */
type Zone = {readonly name: string; readonly behind: number; readonly hasSummerTime: boolean}

const plain = (behind: number, ...names: string[]): Zone[] =>
  names.map((name) => ({name: `America/${name}`, behind, hasSummerTime: false}))
const withSummer = (behind: number, ...names: string[]): Zone[] =>
  names.map((name) => ({name: `America/${name}`, behind, hasSummerTime: true}))

export const brazilianZones: readonly Zone[] = [
  ...plain(2, 'Noronha'),
  ...plain(3, 'Araguaina', 'Bahia', 'Belem', 'Fortaleza', 'Maceio', 'Recife', 'Santarem'),
  ...withSummer(3, 'Sao_Paulo'),
  ...plain(4, 'Boa_Vista', 'Manaus', 'Porto_Velho'),
  ...withSummer(4, 'Campo_Grande', 'Cuiaba'),
  ...plain(5, 'Eirunepe', 'Rio_Branco'),
]

const hour = 3_600_000

/** Summer time began at midnight of standard time and ended at midnight of summer time; abolished in April 2019. */
function isSummer(instant: number, behind: number): boolean {
  const ended2018 = Date.UTC(2018, 1, 18) + (behind - 1) * hour
  const began2018 = Date.UTC(2018, 10, 4) + behind * hour
  const ended2019 = Date.UTC(2019, 1, 17) + (behind - 1) * hour
  return instant < ended2018 || (instant >= began2018 && instant < ended2019)
}

/** What a wall clock shows there, as if it were UTC: only for instants from 2018 on. */
export const localTime = (instant: number, {behind, hasSummerTime}: Zone): number =>
  instant - behind * hour + (hasSummerTime && isSummer(instant, behind) ? hour : 0)

/** `YYYYMMDD` of such a wall clock. */
export const dateOf = (local: number): string => new Date(local).toISOString().slice(0, 10).replaceAll('-', '')
