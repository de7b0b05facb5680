import {setPriority} from 'node:os'
import {text} from 'node:stream/consumers'
import {setTimeout as pause} from 'node:timers/promises'
import {
  malformedFrames,
  malformedUpgrades,
  openRawSocket,
  pourBody,
  sendRaw,
  subscribing,
  handshake,
  type RawSocket,
} from '../../tests/support/maliciousClient.ts'

/** Whom to attack and how: `each` attackers of each kind, who rest so many milliseconds between two turns. */
export type Flood = {readonly port: number; readonly token: string; readonly each: number; readonly rest: number}

/** One attacker's turn; it ends by itself, and what the server does to it is no error. */
type Attack = {readonly name: string; readonly turn: (round: number) => Promise<unknown>}

const target = (port: number) => ({port})
const paths = ['/graphql', '/notifications/graphql', '/.ws', '/']

/** Fragments that double, two kilobytes of them, and end in one that nobody knows (C2). */
const doubling = (depth: number) =>
  `{ ...f0 } ${Array.from({length: depth}, (_entry, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`).join(' ')}`

/** Opens a socket that subscribes very often and never reads (M4). */
async function greedyReader(port: number, token: string): Promise<void> {
  const socket: RawSocket = await openRawSocket(target(port), '/graphql', handshake('graphql-transport-ws'))
  const messages = subscribing(token, 'subscription { preChoiceRecorded { questionId } }', 2_000)
  socket.send(messages[0] ?? '')
  await pause(200)
  socket.stopReading()
  for (const message of messages.slice(1)) socket.send(message)
  await Promise.race([socket.closed, pause(1_000)])
  socket.cut()
}

/** A flood of attacks as the review found them, each again and again while it lasts. */
function attacksOn({port, token: attacker}: Flood): Attack[] {
  const origin = `http://127.0.0.1:${port}`
  const upgrades = paths.flatMap((path) => malformedUpgrades(path, 100))
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }).then((reply) => reply.arrayBuffer())
  const token = {authorization: `Bearer ${attacker}`}
  const frames = malformedFrames()
  return [
    {
      name: 'malformed upgrades',
      turn: async (round) => sendRaw(target(port), upgrades[(round * 37) % upgrades.length] ?? ''),
    },
    {
      name: 'malformed frames',
      turn: async (round) => {
        const socket = await openRawSocket(target(port), '/graphql', handshake('graphql-transport-ws'))
        socket.send(frames[round % frames.length]?.[1] ?? '')
        await Promise.race([socket.closed, pause(500)])
        socket.cut()
      },
    },
    {name: 'doubling fragments', turn: () => ask({query: doubling(25)})},
    {
      name: 'deep documents',
      turn: () => ask({query: `{${' profile {'.repeat(2_000)} name ${'}'.repeat(2_000)}}`}, token),
    },
    {
      name: 'time zones',
      turn: (round) =>
        ask({query: '{ profile { name } }'}, {...token, 'x-timezone': `america/SAO_paulo${'x'.repeat(round % 40)}`}),
    },
    {
      name: 'forged tokens',
      turn: (round) =>
        ask(
          {query: '{ profile { name } }'},
          {authorization: `Bearer ${attacker.slice(0, -8)}${String(round).padStart(8, '0')}`},
        ),
    },
    {
      name: 'uploads without a token',
      turn: () =>
        pourBody(target(port), {path: '/v0/b/aristo-local.appspot.com/o?name=profilePictures/x', most: 8_000_000}),
    },
    {
      name: 'bodies that are too large',
      turn: () =>
        pourBody(target(port), {path: '/graphql', headers: ['Content-Type: application/json'], most: 4_000_000}),
    },
    {
      name: 'sign-ins by guessing',
      turn: (round) =>
        fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify({email: `a${round}@exemplo.br`, password: 'segredo-1', returnSecureToken: true}),
        }).then((reply) => reply.arrayBuffer()),
    },
    {name: 'sockets that subscribe and do not read', turn: () => greedyReader(port, attacker)},
  ]
}

/** Every attack by so many attackers at once, until it is stopped; each turn is bounded, and so is their number. */
function flood(attacks: readonly Attack[], each: number, rest: number) {
  const turns = new Map<string, number>()
  let isOver = false
  const attack = async ({name, turn}: Attack, offset: number) => {
    for (let round = offset; !isOver; round += each) {
      // Refused, cut off, answered: each is right.
      await turn(round).catch(() => undefined)
      turns.set(name, (turns.get(name) ?? 0) + 1)
      await pause(rest)
    }
  }
  const all = Promise.all(attacks.flatMap((one) => Array.from({length: each}, (_entry, index) => attack(one, index))))
  return {
    turns,
    stop: async () => {
      isOver = true
      await all
    },
  }
}

/**
 * The attackers, a process of their own: reads a `Flood` from the environment, attacks until its input ends, and prints the
 * turns of each kind. Attackers sit at other machines; on this one they leave the processor to the others first.
 */
if (import.meta.main) {
  setPriority(15)
  const plan: Flood = JSON.parse(process.env.DRILL_FLOOD ?? '{}')
  const attacks = flood(attacksOn(plan), plan.each, plan.rest)
  await text(process.stdin)
  await attacks.stop()
  console.log(JSON.stringify([...attacks.turns]))
}
