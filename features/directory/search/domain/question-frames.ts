/**
 * What only asks, before what is asked for: "we are looking for a company that makes …". Its words are
 * ordinary ones that companies are named by, and say nothing of what is looked for.
 */

const kind = String.raw`(?:compan(?:y|ies)|start-?ups?|firms?|suppliers?|vendors?|providers?|partners?|solutions?|somebody|someone|anybody|anyone|people|technolog(?:y|ies))`;
const article = String.raw`(?:an?|any|some|the|new|other)`;
const deed = String.raw`(?:makes?|making|offers?|offering|sells?|selling|builds?|building|provides?|providing|develops?|developing|supplies|supplying|does|do|helps?(?: (?:us|me|with|to))*)`;

const frames = [
  String.raw`(?:please|hello|hi)[,!]?`,
  String.raw`(?:we|i)(?:'m|'re| am| are)?(?: (?:currently|now|also|urgently))* (?:look(?:ing)?|search(?:ing)?) for`,
  String.raw`(?:currently )?(?:looking|searching) for`,
  String.raw`(?:we|i)(?: would|'d)? (?:need|want|like|wish|seek)(?: (?:to (?:find|know|see|have)|help (?:with|to)))?`,
  String.raw`(?:find|show|list|give|get)(?: (?:me|us))`,
  String.raw`(?:is|are) there(?: ${article})?(?: ${kind})?(?: (?:who|that|which)(?: (?:can|could))?(?: ${deed})?)?`,
  String.raw`(?:do|can) you know(?: of)?`,
  String.raw`(?:who|what|which)(?: ${kind})?(?: (?:can|could|else))? ${deed}`,
  String.raw`how (?:to|do (?:we|i)|can (?:we|i)|could (?:we|i))(?: find)?`,
  String.raw`(?:${article} )*${kind} (?:that|who|which)(?: (?:can|could))?(?: ${deed})?`,
  String.raw`(?:${article} )*${kind} (?:for|in|of|with|to|from) `,
  String.raw`(?:who|that|which) (?:can |could )?${deed}`,
];

const frame = new RegExp(String.raw`^\s*(?:${frames.join('|')})(?=\s|$)\s*`, 'iu');
/** One frame may stand before another: "we are looking for" "companies that". */
const framesMost = 4;

/** Behind what is asked for: "battery startups". Not what it is asked for by: "software for startups". */
const noun =
  /(?<=[\p{L}\p{N}])(?<!(?<![\p{L}\p{N}])(?:and|by|for|from|in|like|of|on|or|the|to|with|without))\s+(?:companies|firms|start-?ups)(?:[\s.?!]*$|(?=\s+-))/iu;

/** The text without the frames around it; as it is when nothing else is in it. */
export function withoutFrames(text: string): string {
  let rest = text;
  for (let nth = 0; nth < framesMost; nth += 1) {
    const next = rest.replace(frame, '');
    if (next === rest) break;
    rest = next;
  }
  rest = rest.replace(noun, '');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}
