import type {CalendarDate} from '../shared/studyDay.ts'
import {abroad, isGraduationPlace} from './federationUnits.ts'
import {
  birthdayDate,
  birthdayInstant,
  type Gender,
  genders,
  isBirthday,
  isGraduationYear,
  isName,
  isWeeklyHours,
  longestText,
  trimmedName,
} from './personalData.ts'

/** What 'Dados pessoais' shows and sends (spec 1§2), field by field as text: '' where nothing was chosen. */
export const personalFields = [
  'name',
  'gender',
  'birthday',
  'isGraduated',
  'uf',
  'institution',
  'yearConclusion',
  'desiredExpertise',
  'inHealthArea',
  'placeOfWork',
  'weeklyHours',
] as const
export type PersonalField = (typeof personalFields)[number]
export type PersonalForm = Readonly<Record<PersonalField, string>>

type Maybe<T> = T | null | undefined

/** The part of the profile that the form is about, as the wire holds it. */
export type PersonalProfile = {
  readonly name: string
  readonly gender?: Maybe<Gender>
  readonly birthday?: Maybe<string>
  readonly graduation?: Maybe<{
    readonly institution?: Maybe<string>
    readonly uf?: Maybe<string>
    readonly yearConclusion?: Maybe<number>
    readonly desiredExpertise?: Maybe<string>
    readonly isGraduated?: Maybe<boolean>
  }>
  readonly work?: Maybe<{
    readonly inHealthArea?: Maybe<boolean>
    readonly placeOfWork?: Maybe<string>
    readonly weeklyHours?: Maybe<number>
  }>
}

/** What the form asks the server to keep. */
export type PersonalChanges = {
  readonly name: string
  readonly gender: Gender | null
  readonly birthday: string | null
  readonly graduation: {
    readonly institution: string | null
    readonly uf: string | null
    readonly yearConclusion: number | null
    readonly desiredExpertise: string | null
    readonly isGraduated: boolean | null
  }
  readonly work: {
    readonly inHealthArea: boolean | null
    readonly placeOfWork: string | null
    readonly weeklyHours: number | null
  }
}

const yes = 'yes'
const no = 'no'
const flagText = (flag: Maybe<boolean>): string => (typeof flag === 'boolean' ? (flag ? yes : no) : '')
const flagOf = (text: string): boolean | null => (text === yes ? true : text === no ? false : null)
const numberText = (number: Maybe<number>): string => (typeof number === 'number' ? String(number) : '')
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))
const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** `2001-12-31`, as a date field holds it, from `20011231`. */
const dashed = (date: CalendarDate): string => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`
const compact = (text: string): CalendarDate => text.replaceAll('-', '')

/** The form of a profile. The birthday is the date that Brasília had, whatever the device's zone (C-41). */
export function formOf({name, gender, birthday, graduation, work}: PersonalProfile): PersonalForm {
  const date = birthday ? birthdayDate(birthday) : undefined
  return {
    name,
    gender: gender ?? '',
    birthday: date === undefined ? '' : dashed(date),
    isGraduated: flagText(graduation?.isGraduated),
    uf: graduation?.uf ?? '',
    institution: graduation?.institution ?? '',
    yearConclusion: numberText(graduation?.yearConclusion),
    desiredExpertise: graduation?.desiredExpertise ?? '',
    inHealthArea: flagText(work?.inHealthArea),
    placeOfWork: work?.placeOfWork ?? '',
    weeklyHours: numberText(work?.weeklyHours),
  }
}

/** What a form asks for, with free texts trimmed. Only of a form without errors. */
export function changesOf(form: PersonalForm): PersonalChanges {
  return {
    name: trimmedName(form.name),
    gender: genders.find((gender) => gender === form.gender) ?? null,
    birthday: form.birthday === '' ? null : birthdayInstant(compact(form.birthday)),
    graduation: {
      institution: textOf(form.institution),
      uf: textOf(form.uf),
      yearConclusion: numberOf(form.yearConclusion),
      desiredExpertise: textOf(form.desiredExpertise),
      isGraduated: flagOf(form.isGraduated),
    },
    work: {
      inHealthArea: flagOf(form.inHealthArea),
      placeOfWork: textOf(form.placeOfWork),
      weeklyHours: numberOf(form.weeklyHours),
    },
  }
}

/** The form as it looks once it is saved. */
export const normalForm = (form: PersonalForm): PersonalForm => formOf(changesOf(form))

export const isSameForm = (one: PersonalForm, other: PersonalForm): boolean =>
  personalFields.every((field) => one[field] === other[field])

/** Why a field cannot be saved as it stands. */
export type PersonalFault =
  | 'nameMissing'
  | 'nameTooLong'
  | 'birthdayImpossible'
  | 'yearOutOfRange'
  | 'hoursOutOfRange'
  | 'textTooLong'
export type PersonalFaults = Readonly<Partial<Record<PersonalField, PersonalFault>>>

function nameFault(name: string): PersonalFault | null {
  if (isName(name)) return null
  return trimmedName(name) === '' ? 'nameMissing' : 'nameTooLong'
}

/**
 * What keeps a form from being saved, by field (spec 1§5). `today` is the date where the student is. A year that was stored
 * stays valid: the list moves on with the years.
 */
export function faultsOf(form: PersonalForm, saved: PersonalForm, today: CalendarDate): PersonalFaults {
  const year = numberOf(form.yearConclusion)
  const hours = numberOf(form.weeklyHours)
  const found: readonly (readonly [PersonalField, PersonalFault | null])[] = [
    ['name', nameFault(form.name)],
    ['birthday', form.birthday === '' || isBirthday(compact(form.birthday), today) ? null : 'birthdayImpossible'],
    [
      'yearConclusion',
      year === null || form.yearConclusion === saved.yearConclusion || isGraduationYear(year, Number(today.slice(0, 4)))
        ? null
        : 'yearOutOfRange',
    ],
    ['institution', form.institution.trim().length > longestText ? 'textTooLong' : null],
    ['placeOfWork', form.placeOfWork.trim().length > longestText ? 'textTooLong' : null],
    ['weeklyHours', hours === null || isWeeklyHours(hours) ? null : 'hoursOutOfRange'],
  ]
  return Object.fromEntries(found.filter(([, fault]) => fault !== null))
}

export const hasFaults = (faults: PersonalFaults): boolean => Object.keys(faults).length > 0

/** How the institution is given: nothing to choose from without a place, a free text abroad, a list elsewhere (spec 1§3). */
export function institutionEntry(uf: string): 'none' | 'text' | 'list' {
  if (!isGraduationPlace(uf)) return 'none'
  return uf === abroad.uf ? 'text' : 'list'
}
