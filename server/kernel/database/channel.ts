const channelName = /^[a-z][a-z0-9_]{0,62}$/

/**
 * A channel of LISTEN and NOTIFY by its name.
 *
 * @throws Error for what would have to be quoted
 */
export function checkedChannel(channel: string): string {
  if (!channelName.test(channel)) throw new Error(`not a channel name: ${channel}`)
  return channel
}
