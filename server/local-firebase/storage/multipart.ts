import * as v from 'valibot'

const metadataSchema = v.object({name: v.optional(v.string()), contentType: v.optional(v.string())})

/** An upload as the SDK sends it: JSON about the object, then its bytes. */
export type Upload = {readonly contentType: string; readonly bytes: Buffer}

/**
 * Reads the two parts of a `multipart/related` body. Only the frame at both ends is looked at, so bytes that happen to
 * contain the boundary stay whole. Undefined when the body is not such an upload.
 */
export function parseUpload(contentType: string, body: Buffer): Upload | undefined {
  const boundary = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?/i.exec(contentType)?.[1]
  if (boundary === undefined) return undefined
  const mark = `--${boundary}`
  const closing = body.lastIndexOf(`\r\n${mark}--`)
  const first = partAfter(body, body.indexOf(mark), mark)
  if (closing < 0 || first === undefined) return undefined
  const between = body.indexOf(`\r\n${mark}\r\n`, first.start)
  const second = partAfter(body, between < 0 ? -1 : between + 2, mark)
  if (second === undefined || second.start > closing) return undefined
  const metadata = readMetadata(body.subarray(first.start, between).toString('utf8'))
  if (metadata === undefined) return undefined
  return {contentType: metadata.contentType ?? second.contentType, bytes: body.subarray(second.start, closing)}
}

type Part = {readonly start: number; readonly contentType: string}

function partAfter(body: Buffer, at: number, mark: string): Part | undefined {
  if (at < 0) return undefined
  const headersAt = at + mark.length + 2
  const end = body.indexOf('\r\n\r\n', headersAt)
  if (end < 0 || end - headersAt > 1_024) return undefined
  const headers = body.subarray(headersAt, end).toString('latin1')
  return {start: end + 4, contentType: /^content-type:\s*(\S+)/im.exec(headers)?.[1] ?? ''}
}

function readMetadata(text: string): v.InferOutput<typeof metadataSchema> | undefined {
  try {
    const parsed = v.safeParse(metadataSchema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
