import {isGraduationPlace} from '../../domain/profile/federationUnits.ts'
import {
  birthdayDate,
  isBirthday,
  isBirthdayInstant,
  isGraduationYear,
  isName,
  isWeeklyHours,
  longestText,
  trimmedName,
} from '../../domain/profile/personalData.ts'
import {specialties} from '../../domain/profile/specialties.ts'
import {areUnique} from '../../domain/profile/targets.ts'
import {
  type CourseWeekGoals,
  daysChosen,
  isHidden,
  isInError,
  type StudyWeek,
  weekFormOf,
  weekKinds,
} from '../../domain/profile/weekGoals.ts'
import {calendarDateOf} from '../../domain/shared/studyDay.ts'
import type {GraduationInput, StudyWeekInput, UpdateProfileInput, WorkInput} from '../../schema/generated/resolvers.ts'
import {isPlainText} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {ProfileChanges, ProfileDetails} from './details.repository.ts'
import type {StoredGraduation, StoredTarget, StoredWork} from './tables.ts'

/** The most institutions a student may aim at. */
const mostTargets = 50

/** What an input is judged by. */
type Judging = {
  /** The server's instant. */
  readonly now: number
  readonly timeZone: string
  /** Of the current course; undefined without one, then any week will do. */
  readonly goals: CourseWeekGoals | undefined
  /** What was stored stays valid: years pass, lists change. */
  readonly stored: Pick<ProfileDetails, 'graduation' | 'institutionTarget'>
  readonly isInstitution: (target: StoredTarget) => boolean
}

function invalidField(field: string, rule: string): never {
  throw new DomainError('BAD_INPUT', `${field}: ${rule}`)
}

/**
 * The changes of an input (spec 1§5): what is absent stays, null empties what may be empty.
 *
 * @throws DomainError BAD_INPUT whose text begins with the field
 */
export function checkedChanges(input: UpdateProfileInput, judging: Judging): ProfileChanges {
  const {
    name,
    gender,
    birthday,
    graduation,
    work,
    institutionTarget,
    studyWeek,
    questionnaireAnswered,
    onboardingStep,
    rankingInitials,
    hasPhoto,
  } = input
  return {
    ...(name !== undefined && {name: checkedName(name)}),
    ...(gender !== undefined && {gender}),
    ...(birthday !== undefined && {birthday: checkedBirthday(birthday, judging)}),
    ...(graduation !== undefined && {graduation: checkedGraduation(graduation, judging)}),
    ...(work !== undefined && {work: checkedWork(work)}),
    ...(institutionTarget !== undefined && {institutionTarget: checkedTargets(institutionTarget ?? [], judging)}),
    ...(studyWeek !== undefined && {studyWeek: checkedWeek(studyWeek, judging)}),
    ...(questionnaireAnswered !== undefined && {
      questionnaireAnswered: questionnaireAnswered ?? invalidField('questionnaireAnswered', 'not null'),
    }),
    ...(onboardingStep !== undefined && {onboardingStep: checkedStep(onboardingStep)}),
    ...(rankingInitials !== undefined && {
      rankingInitials: rankingInitials ?? invalidField('rankingInitials', 'not null'),
    }),
    ...(hasPhoto !== undefined && {hasPhoto: hasPhoto ?? invalidField('hasPhoto', 'not null')}),
  }
}

function checkedName(name: string | null): string {
  if (name === null || !isName(name) || !isPlainText(name)) invalidField('name', '1 to 150 characters')
  return trimmedName(name)
}

function checkedBirthday(birthday: string | null, {now, timeZone}: Judging): string | null {
  if (birthday === null) return null
  const date = birthdayDate(birthday)
  const isDate = date !== undefined && isBirthdayInstant(birthday) && isBirthday(date, calendarDateOf(now, timeZone))
  if (!isDate) invalidField('birthday', 'a date since 1900, not in the future, three hours after midnight in UTC')
  return birthday
}

/** Free text, trimmed; empty text is none. */
function checkedText(field: string, given: string | null | undefined): string | null {
  const text = given?.trim() ?? ''
  if (text === '') return null
  if (text.length > longestText || !isPlainText(text)) invalidField(field, `at most ${longestText} characters`)
  return text
}

function checkedGraduation(
  graduation: GraduationInput | null,
  {now, timeZone, stored}: Judging,
): StoredGraduation | null {
  if (graduation === null) return null
  const {uf = null, yearConclusion = null, isGraduated = null} = graduation
  if (uf !== null && !isGraduationPlace(uf)) invalidField('graduation.uf', 'a federation unit or UX')
  const year = Number(calendarDateOf(now, timeZone).slice(0, 4))
  const known = stored.graduation
  if (yearConclusion !== null && yearConclusion !== known?.yearConclusion && !isGraduationYear(yearConclusion, year)) {
    invalidField('graduation.yearConclusion', `${year - 21} to ${year + 8}`)
  }
  const desiredExpertise = checkedText('graduation.desiredExpertise', graduation.desiredExpertise)
  const isKnown = desiredExpertise === known?.desiredExpertise || specialties.some((name) => name === desiredExpertise)
  if (desiredExpertise !== null && !isKnown) invalidField('graduation.desiredExpertise', 'one of the specialties')
  const institution = checkedText('graduation.institution', graduation.institution)
  return {institution, uf, yearConclusion, desiredExpertise, isGraduated}
}

function checkedWork(work: WorkInput | null): StoredWork | null {
  if (work === null) return null
  const {inHealthArea = null, weeklyHours = null} = work
  if (weeklyHours !== null && !isWeeklyHours(weeklyHours)) invalidField('work.weeklyHours', '0 to 168')
  return {inHealthArea, placeOfWork: checkedText('work.placeOfWork', work.placeOfWork), weeklyHours}
}

function checkedTargets(targets: readonly StoredTarget[], {stored, isInstitution}: Judging): readonly StoredTarget[] {
  if (targets.length > mostTargets) invalidField('institutionTarget', `at most ${mostTargets}`)
  if (!areUnique(targets)) invalidField('institutionTarget', 'each institution once')
  const isKnown = ({uf, institution}: StoredTarget) =>
    isInstitution({uf, institution}) ||
    stored.institutionTarget.some((own) => own.uf === uf && own.institution === institution)
  if (!targets.every(isKnown)) invalidField('institutionTarget', 'only institutions of the list')
  return targets.map(({uf, institution}) => ({uf, institution}))
}

/** Each kind within what the course allows; a kind that the course hides is on no day (spec 1§5, C-47). */
function checkedWeek(week: StudyWeekInput | null, {goals}: Judging): StudyWeek {
  if (week === null) invalidField('studyWeek', 'not null')
  const form = weekFormOf(week)
  for (const kind of goals === undefined ? [] : weekKinds) {
    const isWrong =
      goals !== undefined && (isHidden(goals, kind) ? daysChosen(form, kind) > 0 : isInError(form, goals, kind))
    if (isWrong) invalidField(`studyWeek.${kind}`, 'outside the limits of the course')
  }
  return week
}

function checkedStep(step: number | null): number {
  if (step === null || step < -1 || step > 10) invalidField('onboardingStep', '-1 to 10')
  return step
}
