import * as v from 'valibot'
import {type Audience, publishNotification} from '../notifications/publish.ts'
import {type Call, type Command, OperatorError} from './command.ts'
import {courseIdOf, ownPath, profileIdOf, webAddress, words} from './find.ts'

const schema = v.strictObject({
  message: words(1_000),
  authorName: words(120),
  authorPicture: v.optional(webAddress),
  thumbnail: v.optional(webAddress),
  link: v.optional(ownPath),
})

async function audienceOf(call: Call, email: string | undefined): Promise<Audience> {
  const course = call.text('course')
  const chosen = [email !== undefined, course !== undefined, call.flag('all')].filter(Boolean).length
  if (chosen !== 1) throw new OperatorError('Say who gets it: an e-mail, --course ID or --all.')
  if (email !== undefined) return {profileId: await profileIdOf(call, email)}
  return course === undefined ? 'everybody' : {courseId: await courseIdOf(call, course)}
}

const notify: Command = {
  words: 'notify',
  usage: '[EMAIL]',
  about: 'Gives a notification to one student, to those with a course, or to everybody.',
  options: {
    course: {kind: 'text', about: 'id of a course'},
    all: {kind: 'flag', about: 'everybody'},
    message: {kind: 'text', about: 'what it says'},
    author: {kind: 'text', about: 'who says it; Equipe Aristo when absent'},
    picture: {kind: 'text', about: "address of the author's picture"},
    link: {kind: 'text', about: 'path of the product that it opens'},
    thumbnail: {kind: 'text', about: 'address of a picture'},
  },
  run: async (call) => {
    const result = v.safeParse(schema, {
      message: call.text('message') ?? '',
      authorName: call.text('author') ?? 'Equipe Aristo',
      ...given('authorPicture', call.text('picture')),
      ...given('thumbnail', call.text('thumbnail')),
      ...given('link', call.text('link')),
    })
    if (!result.success) {
      const [issue] = result.issues
      throw new OperatorError(`${v.getDotPath(issue) ?? 'The notification'}: ${issue.message}`)
    }
    const audience = await audienceOf(call, call.optional('EMAIL'))
    const amount = await publishNotification(call.db, audience, result.output, call.now)
    return [`${amount} ${amount === 1 ? 'student' : 'students'} notified`]
  },
}

const given = (name: string, value: string | undefined) => (value === undefined ? {} : {[name]: value})

/** Notifications (spec 3§2.6). */
export const notifyCommands: readonly Command[] = [notify]
