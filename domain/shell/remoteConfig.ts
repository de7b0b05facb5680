import type {Instant} from '../shared/studyDay.ts'

/** A subtitle of the public shell for one kind of revalidation (spec 1§3). */
export type RevalidateItem = {readonly id: string; readonly type: string; readonly subtitle: string}

/** A button of the window that tells of the end of the trial. */
export type TrialButton = {
  readonly label: string
  readonly url: string
  readonly primary: boolean
  readonly type: string
}

/** What the window of the ended trial says (spec 1§3, 3§4). */
export type TrialEndingInfo = {
  readonly id: string
  readonly title: string
  readonly message: string
  readonly buttons: readonly TrialButton[]
}

/** The values that an operator sets for all students without a new version (spec 1§7); empty where nobody set any. */
export type RemoteConfig = {
  readonly sprintCourseId: string
  readonly practicalCoursesId: readonly string[]
  /** The course of the resident-exam variant. */
  readonly sinaremCourseId: string
  readonly revalidateData: readonly RevalidateItem[]
  readonly termsOfUseUrl: string
  readonly privacyPolicyUrl: string
  readonly trialEndingInfo: readonly TrialEndingInfo[]
  readonly contactPhoneNumber: string
  /** The experiment's state that counts for everybody (C-51); null when nobody is forced. */
  readonly forceExperiment: string | null
  /** Where an appeal against an exam's question is made (spec 2§8); empty for the product's own page. */
  readonly appealFormUrl: string
  /** The video that shows how a forum is used (spec 2§7); empty for none. */
  readonly forumTutorialVideoUrl: string
  /** Milliseconds that the splash stays at every start (D-33); null for what the product does by itself. */
  readonly splashMinimum: number | null
}

/** What counts until values have arrived, and when they do not. */
export const noRemoteConfig: RemoteConfig = {
  sprintCourseId: '',
  practicalCoursesId: [],
  sinaremCourseId: '',
  revalidateData: [],
  termsOfUseUrl: '',
  privacyPolicyUrl: '',
  trialEndingInfo: [],
  contactPhoneNumber: '',
  forceExperiment: null,
  appealFormUrl: '',
  forumTutorialVideoUrl: '',
  splashMinimum: null,
}

/** Milliseconds after which a fetch counts as failed (spec 1§7). */
export const remoteConfigTimeout = 60_000

/** Milliseconds between two fetches at least (spec 1§7). */
export const remoteConfigInterval = 1_200_000

/** Whether values fetched at an instant still need not be asked for again; an instant in the future counts for nothing. */
export const isRemoteConfigFresh = (fetchedAt: Instant | null, now: Instant): boolean =>
  fetchedAt !== null && now >= fetchedAt && now - fetchedAt < remoteConfigInterval
