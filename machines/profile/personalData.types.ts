import type {PersonalChanges, PersonalFaults, PersonalForm} from '../../domain/profile/personalForm.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'

export type PersonalDataInput = {
  readonly saved: PersonalForm
  /** What was typed before a reload and never saved; null when there is nothing. */
  readonly draft: PersonalForm | null
}

export type PersonalDataContext = {
  /** What the server holds, as far as this device knows. */
  readonly saved: PersonalForm
  /** What the form starts from when it is drawn anew. */
  readonly shown: PersonalForm
  /** Grows whenever the form has to be drawn anew. */
  readonly revision: number
  readonly submitted: PersonalForm | null
  /** The key of what was submitted; it stays while the same is sent again (D-02). */
  readonly key: string
  readonly faults: PersonalFaults
  readonly failure: RequestFailure | null
  /** Something was typed while a save was on its way. */
  readonly hasNewer: boolean
  /** The form shows what was typed before a reload. */
  readonly isRestored: boolean
  /** The profile was changed elsewhere while there are edits here. */
  readonly isOutdated: boolean
}

export type SavePersonalData = {readonly changes: PersonalChanges; readonly key: string}

export type PersonalDataEvent =
  | {readonly type: 'form.change'}
  | {readonly type: 'form.undo'}
  | {readonly type: 'form.save'; readonly form: PersonalForm; readonly key: string; readonly today: CalendarDate}
  /** The profile as the server holds it now. */
  | {readonly type: 'profile.changed'; readonly saved: PersonalForm}
