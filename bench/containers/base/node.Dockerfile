# Stands in for node:22-slim: Debian with the files of npm's package for this Node and an npm of its time.
FROM agency-base-debian
COPY node /usr/local
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && useradd --uid 1000 --create-home --shell /bin/bash node
# Whatever this machine trusts.
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
