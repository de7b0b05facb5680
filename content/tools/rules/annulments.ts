import {complaint, type Rule} from './rule.ts'

/** Kinds of reasons for which real examiners annul questions, of which the bank shows at least so many. */
const least = 5

/** Students see that questions fall for many reasons, not for one that is told again. */
export const annulments: Rule = {
  name: 'annulments',
  scope: 'pack',
  check({sources: {questions}}) {
    const annulled = questions.flatMap((question) =>
      question.kind === 'choice' && question.annulment !== null ? [{kind: question.annulment, id: question.id}] : [],
    )
    const ids = Map.groupBy(annulled, ({kind}) => kind)
    const repeated = [...ids].filter(([, same]) => same.length > 1)
    const told = repeated.map(([kind, same]) => `${kind}: ${same.map(({id}) => id).join(', ')}`)
    return {
      figures: [['kinds of reasons to annul', String(ids.size), `≥ ${least}`]],
      problems:
        ids.size >= least
          ? []
          : [
              complaint(
                'reasons to annul',
                [`There are ${ids.size} kinds; ${least} are asked for.`, ...told].join(' '),
              ),
            ],
    }
  },
}
