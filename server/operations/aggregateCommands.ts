import {rebuildAggregates, verifyAggregates} from '../performance/verify.ts'
import {type Command, OperatorError} from './command.ts'

const told = 20

/** What an operator does with the sums that the performance area reads. */
export const aggregateCommands: readonly Command[] = [
  {
    words: 'aggregates verify',
    usage: '',
    about: 'Counts all answers and compares them with the sums of the performance area; fails when they differ.',
    run: async ({db}) => {
      const differences = await verifyAggregates(db)
      if (differences.length === 0) return ['The aggregates say what the answers say.']
      const lines = differences
        .slice(0, told)
        .map(
          ({table, key, stored, counted}) => `  ${table} ${key}: ${stored.join(', ')} instead of ${counted.join(', ')}`,
        )
      throw new OperatorError(
        [`${differences.length} rows or more differ; "aggregates rebuild" makes them anew.`, ...lines].join('\n'),
      )
    },
  },
  {
    words: 'aggregates rebuild',
    usage: '',
    about: 'Makes the sums of the performance area anew from all answers. Answers that arrive meanwhile wait for it.',
    run: async ({db}) => {
      await rebuildAggregates(db)
      return ['The aggregates were made anew.']
    },
  },
]
