import type {RequestContext} from './context.ts'
import type {StudyEvent} from './eventHub.ts'
import {signedInSession} from './session.ts'

/** The student's own events, wherever they were made. */
export async function studentEvents(
  context: RequestContext,
  kind: StudyEvent['kind'],
): Promise<AsyncIterableIterator<StudyEvent>> {
  const {profile} = await signedInSession(context)
  return context.services.events.events(profile.id, kind)
}
