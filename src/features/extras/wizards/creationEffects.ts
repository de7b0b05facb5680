import type {CreatedExtra, CreationFailure, CreationKind} from '../../../../domain/extras/creation.ts'
import type {CalendarDate} from '../../../../domain/shared/studyDay.ts'
import type {Creator} from '../../../services/extras/createExtra.ts'
import {createdWords, failureTone, failureWords} from '../../../text/extras/creation.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {StudentActors} from '../../studentActors.ts'

export type OnCreated = (created: CreatedExtra & {readonly kind: CreationKind}) => void

/** What a creation needs from outside its view. */
export type CreationDeps = Pick<StudentActors, 'client' | 'uid'> & {
  readonly calendarDate: CalendarDate
  readonly onCreated: OnCreated
}

export const creatorOf = ({client, uid, calendarDate}: CreationDeps): Creator => ({client: client(), uid, calendarDate})

/** The toasts of a creation (spec 1§8, 2§8); what was created is handed on. */
export const creationEffects = (kind: CreationKind, {onCreated}: Pick<CreationDeps, 'onCreated'>) => ({
  notifyCreated: (_: unknown, created: CreatedExtra) => {
    notify({tone: 'success', ...createdWords(kind)})
    onCreated({kind, ...created})
  },
  notifyFailed: (_: unknown, {failure}: {readonly failure: CreationFailure}) =>
    notify({tone: failureTone(failure), ...failureWords(kind, failure)}),
})
