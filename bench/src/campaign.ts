// npm run campaign: hours of random cases against the library, outside CI. Ends with 1 when anything is wrong.
import { INPUTS_USAGE, inputsCampaign } from './campaigns/inputs/inputs.js';
import { LINES_USAGE, linesCampaign } from './campaigns/lines.js';

const [name, ...args] = process.argv.slice(2);
if (name === 'lines') {
  if (!linesCampaign(args)) process.exitCode = 1;
} else if (name === 'inputs') {
  if (!(await inputsCampaign(args))) process.exitCode = 1;
} else {
  console.error(`Expected lines or inputs; found ${name ?? 'nothing'}.\n\n${LINES_USAGE}\n\n${INPUTS_USAGE}`);
  process.exitCode = 1;
}
