import {frameOriginOf, frameSandbox} from '../shell/frames.ts'

export type LiveChat = {readonly address: string; readonly sandbox: string}

/**
 * The frame of a video's live chat (spec 2§2; D-16): only of an origin that the deployment lists, never with a token;
 * null for any other address, which is then not shown at all.
 */
export function liveChatOf(link: string | null, origins: readonly string[]): LiveChat | null {
  if (link === null) return null
  const [page = ''] = link.split(/[?#]/)
  const origin = frameOriginOf(page)
  if (origin === null || !(origin === 'own' || origins.includes(origin))) return null
  return {address: link, sandbox: frameSandbox(page)}
}
