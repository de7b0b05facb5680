import type {SelectionReason} from '../../../domain/themes/reasons.ts'
import {weekdayOf} from '../../../domain/shared/weekday.ts'
import {weekdayNames} from '../shared/days.ts'

export const whyHereText = {
  title: 'Por que isto está aqui?',
  moved: 'Você moveu este estudo para este dia',
  released: 'Tema liberado e ainda não concluído',
  finished: 'Estudo concluído e ainda não revisto',
} as const

/** `0.031` -> `3,1 %`; no-break space before the sign. */
export function shareInPercent(share: number): string {
  const percent = share * 100
  if (percent > 0 && percent < 0.1) return 'menos de 0,1\u00A0%'
  return `${percent.toFixed(1).replace('.', ',').replace(/,0$/u, '')}\u00A0%`
}

/** Nothing is said of institutions when the share was not counted at any. */
function atInstitutions(institutions: number | null): string {
  if (institutions === null) return ''
  if (institutions <= 0) return ' em todas as instituições'
  return institutions === 1 ? ' na sua instituição' : ` nas suas ${institutions} instituições`
}

function seen(days: number | null): string {
  if (days === null) return 'ainda não vista'
  if (days <= 0) return 'vista hoje'
  return days === 1 ? 'vista ontem' : `vista há ${days} dias`
}

/** Of a study, which may have been finished long before something of it was seen last. */
function lastSeen(days: number | null): string | null {
  if (days === null) return null
  if (days <= 0) return 'última vez hoje'
  return days === 1 ? 'última vez ontem' : `última vez há ${days} dias`
}

function hits(answered: number | null, correct: number | null): string | null {
  if (answered === null || answered <= 0) return null
  const right = correct ?? 0
  return right === 1 ? `1 de ${answered} certa` : `${right} de ${answered} certas`
}

const sentence = (parts: readonly (string | null)[]): string => `${parts.filter((part) => part !== null).join(', ')}.`

/** `20260309` -> `movido de segunda-feira`. */
export const movedFrom = (date: string): string => `movido de ${weekdayNames[weekdayOf(date)].long}`

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What was known of the theme when it was chosen. */
function knownOf({relevance, institutions, lastSeenDays, answered, correct}: SelectionReason): (string | null)[] {
  if (relevance === null) return [null, null, hits(answered, correct)]
  const share = `Relevância de ${shareInPercent(relevance)}${atInstitutions(institutions)}`
  return [share, seen(lastSeenDays), hits(answered, correct)]
}

/** `sua instituição (USP)`, of several `sua 2ª instituição (USP)`. */
function yourInstitution(name: string, place: number, of: number | null): string {
  return of === 1 ? `sua instituição (${name})` : `sua ${place}ª instituição (${name})`
}

const notTaken = 'Prova mais recente que você ainda não fez'

/** Of the full exams that the rule preferred, none is left. */
function noneOfTargets(institutions: number | null): string {
  if (institutions === null || institutions <= 0) return ' de todas as instituições.'
  return `, pois ${institutions === 1 ? 'da sua instituição' : 'das suas instituições'} não resta nenhuma.`
}

/** Why the exam of a day is that one (G-01); undefined for what is no exam. */
function whyExam({kind, institution, institutions, target, among}: SelectionReason): string | undefined {
  if (kind === 'openMock') {
    return among === null || among <= 1
      ? 'Seu dia de provas cai na janela deste simulado.'
      : `Seu dia de provas cai na janela de ${among} simulados, e este precisa ser iniciado primeiro.`
  }
  if (kind === 'targetExam') {
    if (institution === null || target === null) return `${notTaken}.`
    const chosen = `${notTaken} da ${yourInstitution(institution, target, institutions)}`
    if (target === 1) return `${chosen}.`
    return `${chosen}, pois ${target === 2 ? 'da anterior' : 'das anteriores'} não resta nenhuma.`
  }
  if (kind === 'newestExam') return `${notTaken}${noneOfTargets(institutions)}`
  if (kind !== 'noExamLeft') return undefined
  const none = 'Não resta prova na íntegra para você fazer'
  return institution === null
    ? `${none}.`
    : `${none}, e este simulado foi montado pelo perfil da ${yourInstitution(institution, 1, institutions)}.`
}

/** One sentence that says why something was chosen, from what was recorded when it was (D-26). */
export function whyHere(reason: SelectionReason): string {
  const {kind, lastSeenDays, answered, correct, movedFrom: day} = reason
  const exam = whyExam(reason)
  if (exam !== undefined) return exam
  if (kind === 'oldestStudy') return sentence([whyHereText.finished, lastSeen(lastSeenDays), hits(answered, correct)])
  const [share = null, ...rest] = knownOf(reason)
  if (kind !== 'moved') return sentence([share ?? whyHereText.released, ...rest])
  const moved = day === null ? whyHereText.moved : upperFirst(movedFrom(day))
  return sentence([moved, share && lowerFirst(share), ...rest])
}
