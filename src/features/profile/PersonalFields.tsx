import {useState} from 'react'
import {css} from 'styled-system/css'
import {graduationPlaces} from '../../../domain/profile/federationUnits.ts'
import {earliestBirthday, graduationYears} from '../../../domain/profile/personalData.ts'
import {
  institutionEntry,
  type PersonalFaults,
  type PersonalField,
  type PersonalForm,
} from '../../../domain/profile/personalForm.ts'
import {specialties} from '../../../domain/profile/specialties.ts'
import {universitiesOf} from '../../../domain/profile/universities.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {personalFaultMessages, personalText} from '../../text/profile/profile.ts'
import {SegmentedControl} from '../../ui/form/SegmentedControl.tsx'
import {SelectField, type SelectOption} from '../../ui/form/SelectField.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {ProfileSection} from './ProfileSection.tsx'

type Props = {
  /** What the fields start from; they hold what is typed by themselves. */
  readonly values: PersonalForm
  readonly faults: PersonalFaults
  /** The date where the student is. */
  readonly today: CalendarDate
}

const dashed = (date: CalendarDate): string => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`

const errorOf = (faults: PersonalFaults, field: PersonalField): {error?: string} => {
  const fault = faults[field]
  return fault === undefined ? {} : {error: personalFaultMessages[fault]}
}

const plain = (texts: readonly string[]): SelectOption[] => texts.map((text) => ({value: text, label: text}))

/** A choice that can be taken back: first nothing, then the list, and what was kept of an older list. */
const optional = (options: readonly SelectOption[], kept: string, none: string = personalText.none): SelectOption[] => [
  {value: '', label: none},
  ...options,
  ...(kept === '' || options.some(({value}) => value === kept) ? [] : [{value: kept, label: kept}]),
]

function YesNo({name, label, start}: {readonly name: PersonalField; readonly label: string; readonly start: string}) {
  const [value, setValue] = useState(start)
  const options = [
    {value: 'yes', label: personalText.yes},
    {value: 'no', label: personalText.no},
  ]
  return <SegmentedControl name={name} label={label} options={options} value={value} onChange={setValue} />
}

function AboutFields({values, faults, today}: Props) {
  const genders = [
    {value: 'f', label: personalText.genders.f},
    {value: 'm', label: personalText.genders.m},
  ]
  return (
    <ProfileSection title={personalText.about}>
      <div className={gridStyle}>
        <div className={wideStyle}>
          <TextField
            name="name"
            label={personalText.name}
            autoComplete="name"
            defaultValue={values.name}
            hint={personalText.nameHint}
            {...errorOf(faults, 'name')}
          />
        </div>
        <SelectField
          name="gender"
          label={personalText.gender}
          options={optional(genders, values.gender, personalText.notTold)}
          defaultValue={values.gender}
          autoComplete="sex"
        />
        <TextField
          name="birthday"
          type="date"
          label={personalText.birthday}
          autoComplete="bday"
          min={dashed(earliestBirthday)}
          max={dashed(today)}
          defaultValue={values.birthday}
          {...errorOf(faults, 'birthday')}
        />
      </div>
    </ProfileSection>
  )
}

/** The university: a list by state, free text abroad, nothing before there is a place (spec 1§3). */
function InstitutionField({
  uf,
  values,
  faults,
}: {
  readonly uf: string
  readonly values: PersonalForm
  readonly faults: PersonalFaults
}) {
  const kept = uf === values.uf ? values.institution : ''
  const shared = {
    name: 'institution',
    label: personalText.institution,
    defaultValue: kept,
    ...errorOf(faults, 'institution'),
  }
  const entry = institutionEntry(uf)
  if (entry === 'text') return <TextField {...shared} hint={personalText.institutionAbroadHint} autoComplete="off" />
  return (
    <SelectField
      {...shared}
      options={optional(plain(universitiesOf(uf)), kept)}
      disabled={entry === 'none'}
      {...(entry === 'none' && {hint: personalText.institutionFirst})}
    />
  )
}

function GraduationFields({values, faults, today}: Props) {
  const [uf, setUf] = useState(values.uf)
  const years = graduationYears(Number(today.slice(0, 4)))
    .toReversed()
    .map(String)
  return (
    <ProfileSection title={personalText.graduation}>
      <YesNo name="isGraduated" label={personalText.isGraduated} start={values.isGraduated} />
      <div className={gridStyle}>
        <SelectField
          name="uf"
          label={personalText.uf}
          options={optional(
            graduationPlaces.map(({uf: value, name}) => ({value, label: name})),
            values.uf,
          )}
          value={uf}
          onChange={(event) => setUf(event.currentTarget.value)}
        />
        <InstitutionField key={uf} uf={uf} values={values} faults={faults} />
        <SelectField
          name="yearConclusion"
          label={personalText.yearConclusion}
          options={optional(plain(years), values.yearConclusion)}
          defaultValue={values.yearConclusion}
          {...errorOf(faults, 'yearConclusion')}
        />
        <SelectField
          name="desiredExpertise"
          label={personalText.desiredExpertise}
          options={optional(plain(specialties), values.desiredExpertise)}
          defaultValue={values.desiredExpertise}
        />
      </div>
    </ProfileSection>
  )
}

function WorkFields({values, faults}: Props) {
  return (
    <ProfileSection title={personalText.work}>
      <YesNo name="inHealthArea" label={personalText.inHealthArea} start={values.inHealthArea} />
      <div className={gridStyle}>
        <TextField
          name="placeOfWork"
          label={personalText.placeOfWork}
          autoComplete="organization"
          defaultValue={values.placeOfWork}
          {...errorOf(faults, 'placeOfWork')}
        />
        <TextField
          name="weeklyHours"
          inputMode="numeric"
          label={personalText.weeklyHours}
          autoComplete="off"
          defaultValue={values.weeklyHours}
          hint={personalText.weeklyHoursHint}
          {...errorOf(faults, 'weeklyHours')}
        />
      </div>
    </ProfileSection>
  )
}

/** The fields of 'Dados pessoais' in their three groups (spec 1§2). They are drawn anew with another `key` only. */
export function PersonalFields(props: Props) {
  return (
    <>
      <AboutFields {...props} />
      <GraduationFields {...props} />
      <WorkFields {...props} />
    </>
  )
}

const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: {base: '1fr', sm: 'repeat(2, minmax(0, 1fr))'},
  gap: '5',
  alignItems: 'start',
})
const wideStyle = css({gridColumn: {sm: '1 / -1'}})
