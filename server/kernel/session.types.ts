import type {StudyWeek} from '../../domain/profile/weekGoals.ts'
import type {Identity} from './identity.types.ts'

/** A profile as every request reads it. */
export type StoredProfile = {
  readonly id: string
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly isPremium: boolean
  readonly trialFinished: boolean
  readonly courseFinished: boolean
  readonly accessBlocked: boolean
  readonly questionnaireAnswered: boolean
  readonly roles: readonly string[]
  readonly studyWeek: StudyWeek
  readonly createdAt: Date
  /** The current course comes first. */
  readonly courses: readonly {readonly courseId: string; readonly status: string}[]
}

/** A signed-in person with what the database knows of them. */
export type Session = {readonly identity: Identity; readonly profile: StoredProfile}
