import * as v from 'valibot'

const noticeSchema = v.object({from: v.string(), paths: v.array(v.string())})

/** What a process tells the others about its writes. */
export type Notice = v.InferOutput<typeof noticeSchema>

/** Reads a notice; undefined when the payload is not one. */
export function readNotice(payload: string): Notice | undefined {
  try {
    const parsed = v.safeParse(noticeSchema, JSON.parse(payload))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
