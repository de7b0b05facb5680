import type {PersonalForm} from '../../../domain/profile/personalForm.ts'

/** What a date field gives when its text is no date: nothing could be told from an empty one otherwise. */
const notADate = '?'

function birthdayOf(form: HTMLFormElement): string | null {
  const input = form.elements.namedItem('birthday')
  return input instanceof HTMLInputElement && input.validity.badInput ? notADate : null
}

/** What stands in the form now. Fields that are not drawn, or closed, count as empty. */
export function readPersonalForm(form: HTMLFormElement): PersonalForm {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    gender: text('gender'),
    birthday: birthdayOf(form) ?? text('birthday'),
    isGraduated: text('isGraduated'),
    uf: text('uf'),
    institution: text('institution'),
    yearConclusion: text('yearConclusion'),
    desiredExpertise: text('desiredExpertise'),
    inHealthArea: text('inHealthArea'),
    placeOfWork: text('placeOfWork'),
    weeklyHours: text('weeklyHours'),
  }
}
