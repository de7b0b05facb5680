import {through} from '../platform/doors.ts'

/** Whether this device has begun a diagnostic; asked of every student, so that the others load nothing of it. */
export const isDiagnosticBegun = (): boolean =>
  through(
    'localStorage',
    () => localStorage.getItem('aristo.diagnostic') !== null,
    () => false,
  )

/** What a device holds of a diagnostic besides the outbox: nothing of it is of use to the next person. */
const local = ['diagnostic', 'diagnosticExam', 'institutionTarget', 'examVariant']
const ofTab = ['diagnosticContact', 'compass']

/**
 * The student signs out: the device forgets a diagnostic that is on the account, where it stays, and what led to it. Marks
 * that wait in the outbox stay: they go out when the student opens the exam again.
 */
export function forgetDiagnosticOf(uid: string): void {
  through(
    'localStorage',
    () => {
      if (!localStorage.getItem('aristo.diagnostic')?.includes(`"owner":${JSON.stringify(uid)}`)) return
      for (const name of local) localStorage.removeItem(`aristo.${name}`)
      for (const name of ofTab) sessionStorage.removeItem(`aristo.${name}`)
    },
    () => undefined,
  )
}

/** Leaves the compass (spec 3§2.4): a page of another address was opened. */
export const leaveCompass = (): void =>
  through(
    'sessionStorage',
    () => sessionStorage.removeItem('aristo.compass'),
    () => undefined,
  )
