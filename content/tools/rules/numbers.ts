import type {Prose} from '../prose.ts'
import {proseOf} from '../prose.ts'
import type {Rule} from './rule.ts'

const units =
  'mmHg|cmH₂O|mL|dL|fL|L|mg|mcg|µg|ng|pg|kg|g|mEq|mmol|µmol|mol|UI|U|kcal|kJ|cm|mm|µm|km|m|' +
  'bpm|irpm|rpm|ipm|Hz|kPa|min|h|s|ms|mV|' +
  'dias?|semanas?|meses|mês|anos?|horas?|minutos?|segundos?'

/** A form that Portuguese does not have, and how it is written. */
interface Form {
  readonly pattern: RegExp
  readonly reason: (found: string) => string
}

const say = (text: string) => (found: string) => `"${found}": ${text}.`

const forms: readonly Form[] = [
  {
    // The version of a licence is no decimal.
    pattern: /(?<![\d.,/§]|CC BY |Atribuição )\d+\.(?:\d{1,2}|\d{4,})(?![\d.]|\/)(?:\s?[%°\p{L}]+)?/gu,
    reason: say('decimals follow a comma'),
  },
  {pattern: /(?<![\d.,])\d{1,3}(?:,000)+(?!\d)/g, reason: say('thousands are parted by a dot')},
  {pattern: /(?<![\d.,/-])\d{5,}(?![\d-])/g, reason: say('thousands are parted by a dot')},
  {
    pattern: /(?<![\d.,/])[1-9]\d{3}(?=\s?(?:mL|mg|kcal|UI|mcg|células|cél|cópias|g)(?![\p{L}]))/gu,
    reason: say('thousands are parted by a dot'),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d])\\d+(?:,\\d+)?(?:${units})(?![\\p{L}\\d₀-₉])`, 'gu'),
    reason: say('a space stands before a unit'),
  },
  {pattern: /\d\s+%/g, reason: say('no space stands before %')},
  {pattern: /\d[°º]\s?C(?!\p{L})/gu, reason: say('write "38,5 °C"')},
  {pattern: /º\s?C(?!\p{L})/gu, reason: say('the sign of degrees is °')},
  {pattern: /(?<![\p{L}\d])\d+(?:,\d+)?\s?[xX]\s?\d+/gu, reason: say('the sign of times is ×, with spaces')},
  {pattern: /\d×|×\d/g, reason: say('spaces stand around ×')},
  {
    pattern: /(?<!\p{L})(?:mmhg|mmHG|MmHg|mmH g|MMHG|ml|Ml|ML|dl|Kg|KG|Hrs|hrs|hs|gr|mEQ|meq|Cm|mcl|ug)(?!\p{L})/gu,
    reason: say('no such unit is written so'),
  },
  {
    pattern: /(?<!\p{L})(?:Sp|Sat|Pa|PaC|Fi|EtC|p|pC|C|H)O?2O?(?![\p{L}\d])/gu,
    reason: say('the number stands below, as in SpO₂'),
  },
  {pattern: /(?<!\p{L})HCO3|cmH2O/gu, reason: say('the number stands below, as in HCO₃⁻')},
]

/** Numbers and units as Portuguese writes them. */
export const numbers: Rule = {
  name: 'numbers and units',
  scope: 'file',
  check({files}) {
    const problems = files
      .filter(({name}) => name.endsWith('.md'))
      .flatMap(proseOf)
      .flatMap(formProblems)
    return {figures: [['numbers or units in another form', String(problems.length), '0']], problems}
  },
}

/** What is wrong with the numbers of a run of words. */
export function formProblems({file, line, item, text}: Prose) {
  const words = text.replaceAll(/https?:\/\/\S+|\b10\.\d{4,}\/\S+/g, '')
  return forms.flatMap(({pattern, reason}) =>
    [...words.matchAll(pattern)].map(([found]) => ({file, line, item, reason: reason(found)})),
  )
}
