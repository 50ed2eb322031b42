// npm run campaign: hours of random cases against the library, outside CI. Ends with 1 when anything is wrong.
import { CERTIFICATES_USAGE, certificatesCampaign } from './campaigns/certificates.js';
import { CLUSTER_USAGE, clusterCampaign } from './campaigns/cluster.js';
import { DAILY_USAGE, dailyCampaign } from './campaigns/daily.js';
import { ESTIMATES_USAGE, estimatesCampaign } from './campaigns/estimates.js';
import { INPUTS_USAGE, inputsCampaign } from './campaigns/inputs/inputs.js';
import { LINES_USAGE, linesCampaign } from './campaigns/lines.js';
import { SERVICE_USAGE, serviceCampaign } from './campaigns/service.js';

interface Campaign {
  readonly usage: string;
  /** Whether nothing was wrong. */
  readonly run: (args: string[]) => boolean | Promise<boolean>;
}

const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  certificates: { usage: CERTIFICATES_USAGE, run: certificatesCampaign },
  cluster: { usage: CLUSTER_USAGE, run: clusterCampaign },
  daily: { usage: DAILY_USAGE, run: dailyCampaign },
  estimates: { usage: ESTIMATES_USAGE, run: estimatesCampaign },
  inputs: { usage: INPUTS_USAGE, run: inputsCampaign },
  lines: { usage: LINES_USAGE, run: linesCampaign },
  service: { usage: SERVICE_USAGE, run: serviceCampaign },
};

const [name = '', ...args] = process.argv.slice(2);
const campaign = CAMPAIGNS[name];
if (campaign === undefined) {
  const names = Object.keys(CAMPAIGNS).join(', ');
  const usages = Object.values(CAMPAIGNS).map(({ usage }) => usage);
  console.error(`Expected one of ${names}; found ${name || 'nothing'}.\n\n${usages.join('\n\n')}`);
  process.exitCode = 1;
} else if (!(await campaign.run(args))) {
  process.exitCode = 1;
}
