import {randomUUID} from 'node:crypto'
import * as v from 'valibot'
import {staffRoles} from '../kernel/session.ts'
import {standardMenu} from '../profile/standardMenu.ts'
import {type Command, OperatorError} from './command.ts'
import {courseIdOf, quoted, readJson, webAddress, words} from './find.ts'

const menuSchema = v.pipe(
  v.array(
    v.strictObject({
      title: words(40),
      icon: v.pipe(v.string(), v.regex(/^[a-zA-Z][\w-]{0,39}$/, 'the name of an icon')),
      url: webAddress,
      order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
      subgroup: words(40),
      color: v.optional(
        v.nullable(v.pipe(v.string(), v.regex(/^(?:#[0-9a-fA-F]{6}|[a-z][\w.-]{0,39})$/, 'a colour'))),
        null,
      ),
      tag: v.optional(v.nullable(words(20)), null),
    }),
  ),
  v.minLength(1),
  v.maxLength(60),
  v.check((items) => new Set(items.map(({url}) => url)).size === items.length, 'each url once'),
)

const menuList: Command = {
  words: 'menu list',
  usage: 'COURSE',
  about: 'Prints the menu of a course, as a file for `menu set`.',
  run: async (call) => {
    const courseId = await courseIdOf(call, call.arg('COURSE'))
    const rows = await call.db
      .selectFrom('menu_item')
      .select(['title', 'icon', 'url', 'position as order', 'subgroup', 'color', 'tag'])
      .where('course_id', '=', courseId)
      .orderBy('position')
      .execute()
    const course = await call.db
      .selectFrom('course')
      .select('home_page')
      .where('id', '=', courseId)
      .executeTakeFirstOrThrow()
    return [JSON.stringify(rows.length > 0 ? rows : standardMenu(course.home_page), null, 2)]
  },
}

const menuSet: Command = {
  words: 'menu set',
  usage: 'COURSE FILE',
  about: 'Gives a course the menu of a JSON file: a list of {title, icon, url, order, subgroup, color, tag}.',
  run: async (call) => {
    const courseId = await courseIdOf(call, call.arg('COURSE'))
    const items = readJson(menuSchema, call.file(), 'The menu')
    await call.db.deleteFrom('menu_item').where('course_id', '=', courseId).execute()
    const rows = items.map(({order, ...item}) => ({...item, course_id: courseId, position: order}))
    await call.db.insertInto('menu_item').values(rows).execute()
    return [`${courseId}: ${items.length} menu items`]
  },
}

const menuReset: Command = {
  words: 'menu reset',
  usage: 'COURSE',
  about: 'Gives a course the standard menu again.',
  run: async (call) => {
    const courseId = await courseIdOf(call, call.arg('COURSE'))
    await call.db.deleteFrom('menu_item').where('course_id', '=', courseId).execute()
    return [`${courseId}: the standard menu`]
  },
}

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)

const modalSchema = v.strictObject({
  title: words(120),
  lines: v.pipe(v.array(words(600)), v.minLength(1), v.maxLength(12)),
  course: v.optional(v.string()),
  role: v.optional(v.picklist(staffRoles)),
  startsAt: v.optional(instant),
  endsAt: v.optional(instant),
})

const modalPublish: Command = {
  words: 'modal publish',
  usage: 'FILE',
  about: 'Shows a message once to each student of a JSON file: {title, lines, course?, role?, startsAt?, endsAt?}.',
  run: async (call) => {
    const modal = readJson(modalSchema, call.file(), 'The message')
    const startsAt = modal.startsAt ?? new Date(call.now)
    if (modal.endsAt !== undefined && modal.endsAt <= startsAt) throw new OperatorError('endsAt is not after startsAt.')
    const id = randomUUID()
    await call.db
      .insertInto('operator_modal')
      .values({
        id,
        title: modal.title,
        lines: JSON.stringify(modal.lines),
        course_id: modal.course === undefined ? null : await courseIdOf(call, modal.course),
        role: modal.role ?? null,
        starts_at: startsAt,
        ends_at: modal.endsAt ?? null,
      })
      .execute()
    return [`Message ${id} published`]
  },
}

const modalList: Command = {
  words: 'modal list',
  usage: '',
  about: 'Lists the messages with how many students have seen them.',
  run: async ({db, now}) => {
    const rows = await db
      .selectFrom('operator_modal as m')
      .select((eb) => [
        'm.id',
        'm.title',
        'm.course_id',
        'm.role',
        'm.starts_at',
        'm.ends_at',
        eb
          .selectFrom('modal_seen as s')
          .select(eb.fn.countAll<number>().as('amount'))
          .whereRef('s.modal_id', '=', 'm.id')
          .as('seen'),
      ])
      .orderBy('m.starts_at')
      .execute()
    return rows.map(({id, title, course_id, role, starts_at, ends_at, seen}) => {
      const state =
        ends_at !== null && ends_at.getTime() <= now ? 'over' : starts_at.getTime() > now ? 'waiting' : 'shown'
      return [id, state, `seen by ${seen ?? 0}`, course_id ?? 'every course', role ?? 'everybody', title].join('\t')
    })
  },
}

const modalWithdraw: Command = {
  words: 'modal withdraw',
  usage: 'ID',
  about: 'Shows a message to nobody any more.',
  run: async ({db, now, arg}) => {
    const changed = await db
      .updateTable('operator_modal')
      .set({ends_at: new Date(now)})
      .where('id', '=', arg('ID').replaceAll('\0', ''))
      .returning('id')
      .execute()
    if (changed.length === 0) throw new OperatorError(`There is no message ${quoted(arg('ID'))}.`)
    return [`Message ${arg('ID')} withdrawn`]
  },
}

/** Menus and messages (spec 1§2, 1§7; G-13). */
export const shellCommands: readonly Command[] = [menuList, menuSet, menuReset, modalList, modalPublish, modalWithdraw]
