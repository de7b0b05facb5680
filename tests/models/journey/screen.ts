import {activityNames, agendaText} from '../../../src/text/agenda/agenda.ts'
import {daySelectorText} from '../../../src/text/shared/days.ts'
import {accessText} from '../../../src/text/access/access.ts'
import {essayText} from '../../../src/text/question/essay.ts'
import {examModeText} from '../../../src/text/question/examMode.ts'
import {outboxText} from '../../../src/text/outbox/outbox.ts'
import {questionText} from '../../../src/text/question/question.ts'

/** The words by which the walker reads the screen. */
export const words = {
  enter: accessText.enter,
  pastDay: agendaText.pastDayTitle,
  activitiesNav: agendaText.activities,
  days: daySelectorText.label,
  today: daySelectorText.today,
  study: activityNames.theoreticalStudy,
  review: activityNames.theoreticalReview,
  smart: activityNames.smartReview,
  key: questionText.key,
  annulled: questionText.annulled,
  struck: questionText.struck,
  proportion: questionText.proportion,
  keyOnItsWay: questionText.keyOnItsWay,
  showComment: questionText.showComment,
  hideComment: questionText.hideComment,
  examMode: examModeText.name,
  essay: essayText.field,
  essayKey: essayText.key,
  elsewhere: [activityNames.exam, activityNames.mock, activityNames.smartExam],
  saved: outboxText.saved,
}

/** Reads the whole screen at one moment. Runs in the page: it may use nothing from outside. */
export function readScreen(known: typeof words) {
  const letters = ['A', 'B', 'C', 'D', 'E'] as const
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const textOf = (element: Element | undefined) => (element?.textContent ?? '').trim()
  const isThere = (selector: string, text: string) => all(selector).some((element) => textOf(element) === text)
  const heading = all('h2')
    .map(textOf)
    .map((text) => /^Questão (\d+) de (\d+)$/.exec(text))
    .find(Boolean)
  const radios = [...document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input[type=radio]')]
  const rows = radios.map((radio) => radio.closest('li') ?? undefined)
  const lettersWhere = (isIt: (index: number) => boolean) =>
    letters.filter((_, index) => index < radios.length && isIt(index))
  const isKey = (row: Element | undefined) =>
    [...(row?.querySelectorAll('*') ?? [])].some((element) => textOf(element) === known.key)
  const isAnnulled = all('[role=status] *').some((element) => textOf(element) === known.annulled)
  const right = lettersWhere((index) => isKey(rows[index]))
  const examSwitch = all('[role=switch]').find((element) => textOf(element).startsWith(known.examMode))
  const days = all(`section[aria-label="${known.days}"] [role=group] button`).filter(
    (day) => !day.hasAttribute('disabled'),
  )
  const links = all(`nav[aria-label="${known.activitiesNav}"] a`).map(textOf)
  const fields = [...document.querySelectorAll('textarea')]
  const field = fields.find(({labels}) => [...(labels ?? [])].some((label) => textOf(label).startsWith(known.essay)))
  const isLogin = isThere('button', known.enter) && document.querySelector('input[name=email]') !== null
  const isPast = all('[role=status]').some((element) => textOf(element).includes(known.pastDay))
  return {
    screen: isLogin
      ? ('login' as const)
      : isPast
        ? ('readOnly' as const)
        : heading
          ? ('question' as const)
          : ('other' as const),
    number: Number(heading?.[1] ?? 0),
    total: Number(heading?.[2] ?? 0),
    picked: lettersWhere((index) => radios[index]?.checked === true)[0] ?? null,
    struck: lettersWhere((index) => textOf(rows[index]).includes(`(${known.struck})`)),
    isOpen: radios.some((radio) => !radio.disabled),
    key: isAnnulled ? 'annulled' : right.length === 0 ? null : right.join('+'),
    hasProportions: rows.some((row) => textOf(row).includes(`% ${known.proportion}`)),
    isWaitingForKey: all('[role=status]').some((element) => textOf(element).includes(known.keyOnItsWay)),
    comment: isThere('button', known.hideComment)
      ? ('shown' as const)
      : isThere('button', known.showComment)
        ? ('hidden' as const)
        : ('none' as const),
    exam:
      examSwitch === undefined
        ? ('none' as const)
        : examSwitch.getAttribute('aria-checked') === 'true'
          ? ('on' as const)
          : ('off' as const),
    canToggleExam: examSwitch !== undefined && !examSwitch.hasAttribute('disabled'),
    isAllSaved: isThere('[role=status]', known.saved),
    essay: field ? {text: field.value, isOpen: !field.readOnly, isKeyShown: isThere('h3', known.essayKey)} : null,
    elsewhere: known.elsewhere.filter((name) => links.includes(name)),
    activities: (['study', 'review', 'smart'] as const).filter((name) =>
      links.some((link) => link.startsWith(known[name])),
    ),
    canLookBack: days.findIndex((day) => textOf(day).startsWith(known.today)) >= 2,
  }
}
