import {type Call, type Command, OperatorError} from './command.ts'
import {quoted} from './find.ts'

const types = ['question', 'video', 'text', 'mindmap', 'flashcard'] as const
const most = 1_000

/** Whole and positive, up to `most`; 50 when absent. */
function limitOf(call: Call): number {
  const limit = Number(call.text('limit') ?? 50)
  if (!Number.isInteger(limit) || limit < 1 || limit > most) throw new OperatorError(`--limit is 1 to ${most}.`)
  return limit
}

function typeOf(call: Call): (typeof types)[number] | undefined {
  const asked = call.text('type')
  const type = types.find((name) => name === asked)
  if (asked !== undefined && type === undefined) {
    throw new OperatorError(`There is no type ${quoted(asked)}. Types: ${types.join(', ')}.`)
  }
  return type
}

/** A student's words on one line, without what would disturb a terminal or the columns. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** What students reported of contents, for whoever mends them (spec 2§2). */
export const reportCommands: readonly Command[] = [
  {
    words: 'reports',
    usage: '',
    about: 'Lists what students reported of contents, the newest first: instant, type, content, reason, description.',
    options: {
      type: {kind: 'text', about: `only of one type: ${types.join(', ')}`},
      content: {kind: 'text', about: 'only of the content with this id'},
      limit: {kind: 'text', about: 'how many at most; 50 when absent'},
    },
    run: async (call) => {
      const type = typeOf(call)
      const content = call.text('content')
      const rows = await call.db
        .selectFrom('content_report')
        .select(['created_at', 'type', 'document', 'title', 'body'])
        .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
        .$if(content !== undefined, (query) => query.where('document', '=', (content ?? '').replaceAll('\0', '')))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limitOf(call))
        .execute()
      const lines = rows.map(({created_at, document, title, body, ...row}) =>
        [created_at.toISOString(), row.type, document, oneLine(title), oneLine(body)].join('\t'),
      )
      return [...lines, `${rows.length} ${rows.length === 1 ? 'report' : 'reports'}`]
    },
  },
]
