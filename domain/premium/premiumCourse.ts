/** A course that the student can switch to, as its page presents it (spec 3§3). */
export type PremiumCourse = {
  readonly courseId: string
  readonly title: string
  readonly description: string
  /** Address of a picture, 16 by 9. */
  readonly image: string
}
