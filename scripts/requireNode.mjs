/**
 * Loaded before every script (`node --import`). Plain JavaScript on purpose: a Node too old to read TypeScript must
 * still be able to say so in one sentence.
 */
const least = [22, 19]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < least[0] || (major === least[0] && minor < least[1])) {
  console.error(
    `Aristo needs Node ${least.join('.')} or newer and this is ${process.versions.node}: install a current Node, or use Linux, where "npm ci" brings its own.`,
  )
  process.exit(1)
}
