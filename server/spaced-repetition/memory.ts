import {type Card, createEmptyCard, fsrs, Rating} from 'ts-fsrs'

/** What is remembered of one question by one student. Instants are ISO texts, ready for SQL's JSON. */
export type Memory = {
  readonly due: string
  readonly stability: number
  readonly difficulty: number
  readonly scheduledDays: number
  readonly learningSteps: number
  readonly reps: number
  readonly lapses: number
  readonly state: number
  readonly lastReview: string
}

/**
 * FSRS with its published parameters (D-20). No fuzz, so that the same answers always give the same reviews; no steps
 * within a day, because the smart review comes once a day.
 */
const scheduler = fsrs({enable_fuzz: false, enable_short_term: false})

/**
 * The memory after an answer: right counts as Good, wrong or none as Again. An answer that arrives late, after a newer
 * one, counts from the newer one's instant, because the algorithm knows no way back.
 */
export function afterAnswer(memory: Memory | null, outcome: 1 | 0 | -1, answeredAt: number): Memory {
  const before = memory === null ? createEmptyCard(new Date(answeredAt)) : cardOf(memory)
  const at = Math.max(answeredAt, before.last_review?.getTime() ?? answeredAt)
  const {card} = scheduler.next(before, new Date(at), outcome === 1 ? Rating.Good : Rating.Again)
  return {
    due: card.due.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReview: new Date(at).toISOString(),
  }
}

/** Chance, 0 to 1, that the student still remembers at an instant. */
export function retrievabilityAt(memory: Memory, now: number): number {
  return scheduler.get_retrievability(cardOf(memory), new Date(now), false)
}

function cardOf(memory: Memory): Card {
  const {due, stability, difficulty, scheduledDays, learningSteps, reps, lapses, state, lastReview} = memory
  return {
    due: new Date(due),
    stability,
    difficulty,
    elapsed_days: 0,
    scheduled_days: scheduledDays,
    learning_steps: learningSteps,
    reps,
    lapses,
    state,
    last_review: new Date(lastReview),
  }
}
