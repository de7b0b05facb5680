/** The largest message a client may send, in characters, over all its frames. */
export const maxMessageLength = 128 * 1024

/** The most frames a message may announce: the SDK cuts at 16,384 characters. */
const maxFrames = Math.ceil(maxMessageLength / 16_384)

/** What came of a frame: a whole message, nothing yet, or a client that breaks the rules. */
export type FrameResult = {readonly message: string} | 'incomplete' | 'keepalive' | 'broken'

/**
 * Joins the frames of the protocol: a bare whole number announces how many frames follow, `0` is a sign of life, and
 * any other frame is a message of its own.
 */
export function frameJoiner(): (frame: string) => FrameResult {
  let missing = 0
  let parts: string[] = []

  return (frame) => {
    if (missing === 0) {
      if (!/^\d{1,6}$/.test(frame)) return frame.length > maxMessageLength ? 'broken' : {message: frame}
      if (Number(frame) > maxFrames) return 'broken'
      missing = Number(frame)
      return missing === 0 ? 'keepalive' : 'incomplete'
    }
    parts.push(frame)
    missing -= 1
    if (parts.reduce((length, part) => length + part.length, 0) > maxMessageLength) return 'broken'
    if (missing > 0) return 'incomplete'
    const message = parts.join('')
    parts = []
    return {message}
  }
}
