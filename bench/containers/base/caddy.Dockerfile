# Stands in for the official image of Caddy.
FROM agency-base-debian
RUN apt-get update && apt-get install -y --no-install-recommends caddy libcap2-bin \
  && setcap cap_net_bind_service=+ep /usr/bin/caddy && rm -rf /var/lib/apt/lists/*
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
RUN mkdir -p /config/caddy /data/caddy
EXPOSE 80 443 443/udp
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
