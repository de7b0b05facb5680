/** Code that is asked for again, whenever the network is back, until it comes. */
export async function importWhenOnline<Module>(
  load: () => Promise<Module>,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      onFailure(error)
      await new Promise((resolve) => addEventListener('online', resolve, {once: true}))
    }
  }
}
