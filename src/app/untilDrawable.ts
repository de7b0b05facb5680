/** Milliseconds for which the first drawing waits for the code of its screen. */
const longestScreen = 300

/**
 * Resolves when the screen's code is there, where the device keeps it: without it the frame would be drawn and laid out
 * first, and again with the screen. Over the network the frame is drawn meanwhile.
 */
export async function untilDrawable(screen: Promise<unknown>, isKept: boolean): Promise<void> {
  if (!isKept) return
  await Promise.race([
    screen,
    new Promise((resolve) => {
      setTimeout(resolve, longestScreen)
    }),
  ])
}
